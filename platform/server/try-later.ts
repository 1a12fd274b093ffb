/**
 * A service outside the portal is away, or asks for patience: what it is asked in this queue waits for a while. The
 * message is kept and shown to operators, so it names nobody.
 */
export class TryLater extends Error {
  /** How long it asks to be left alone; 0 if it does not say. */
  readonly afterMs: number;

  constructor(message: string, { afterMs = 0 }: { afterMs?: number } = {}) {
    super(message);
    this.afterMs = afterMs;
  }
}
