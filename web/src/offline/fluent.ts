/** The browser's Fluent as Python asks for it: the module `browser_fluent` of the worker. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

class Bundle {
  private bundle: FluentBundle;

  constructor(lang: string, useIsolating: boolean) {
    this.bundle = new FluentBundle(lang, { useIsolating });
  }

  add(text: string): void {
    this.bundle.addResource(new FluentResource(text));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Whether a message says something by itself, and not only by its attributes. */
  says(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  /** The sentence and what went wrong, as JSON. */
  format(key: string, args: string): string {
    const value = this.bundle.getMessage(key)?.value ?? "";
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(value, JSON.parse(args) as Record<string, FluentVariable>, errors);
    return JSON.stringify([text, errors.map(String)]);
  }
}

export const fluent = { bundle: (lang: string, useIsolating: boolean) => new Bundle(lang, useIsolating) };
