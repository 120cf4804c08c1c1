import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { ledOn, ledOut, ledTo, leadIn } from "../src/core/leadin";
import { speakFrom } from "../src/core/words";

test("the sentences of a lead-in come one by one, once", () => {
  const bundle = new FluentBundle("en");
  bundle.addResource(new FluentResource("tea-lead-1 = One.\ntea-lead-2 = Two."));
  speakFrom(() => bundle);
  expect(ledTo("tea")).toBe(0);
  leadIn("tea");
  expect([ledTo("tea"), ledOn("tea"), ledTo("tea"), ledOn("tea"), ledTo("tea")]).toEqual([1, 2, 2, 0, 0]);
  leadIn("tea");
  ledOut("tea");
  expect(ledTo("tea")).toBe(0);
});
