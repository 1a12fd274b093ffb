/** So long a source is read before others have their turn: it is as long as its makers want. */
const TURN_MS = 20;

/** Waits until others have had theirs, where it is time for that. */
export function turns(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < TURN_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    begun = performance.now();
  };
}
