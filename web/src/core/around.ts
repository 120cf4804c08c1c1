/** The world around the core: the browser, or a test. */
import type { Past } from "../lib/protocol";

export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

export interface Around {
  /** A new socket to a table. */
  socket(table: string): Socket;
  /** Whether nobody looks just now. */
  hidden(): boolean;
  /** Says when it is worth another try: somebody looks again, or the network is back. Returns how to stop that. */
  awake(tell: () => void): () => void;
  language(): string;
  /** How long a moment is shown, beside the usual time; 0 where nothing moves. */
  pace(): number;
  /** The table after some decisions. */
  past(table: string, number: number, secret: string): Promise<Past>;
  /** The record of a match that is over. */
  record(table: string, secret: string): Promise<string>;
}
