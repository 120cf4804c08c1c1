/** Records that somebody brings as a file. */
import { api } from "./api";
import { go } from "./route.svelte";

const ENOUGH = 500_000; // bytes: the server takes half of that, and says so where it is too much

/** Add a record from a file and look at it. */
export async function bring(file: File): Promise<void> {
  const kept = await api.importRecord(await file.slice(0, ENOUGH).text());
  go(`/r/${kept.id}`);
}
