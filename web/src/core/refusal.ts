/** Why something did not work, in words for the person. */
export class Refusal extends Error {
  constructor(
    public key: string,
    text: string,
    public clause = "",
    public status = 0,
  ) {
    super(text);
  }
}
