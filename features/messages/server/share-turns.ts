/** Whose turn it is in the bulk queue, as one process counts: the share that was served least recently. */
export type ShareTurns = { next(waiting: ReadonlySet<string>): string | undefined };

export function shareTurns(): ShareTurns {
  /** In the order in which they were served. */
  const served = new Set<string>();
  return {
    next(waiting) {
      for (const share of served) if (!waiting.has(share)) served.delete(share);
      const share = [...waiting].find((each) => !served.has(each)) ?? served.values().next().value;
      if (share === undefined) return undefined;
      // Noted before it is sent, so that those who ask meanwhile get another.
      served.delete(share);
      served.add(share);
      return share;
    },
  };
}
