type FairQueueOptions = {
  /** How many wait in all. */
  most: number;
  /** How many of them may belong to one caller. */
  mostEach: number;
};

/** Who has to wait elsewhere: nobody, the caller because of their share, or the newcomer because the line is full. */
type Joined<Item> = { refused: 'share' | 'full' | null; displaced: Item | null };

/**
 * A bounded waiting line in which callers take turns, so that one who asks for much waits behind others who ask for
 * little. When it is full, a newcomer takes the place of the last item of the caller who has the most in it.
 */
export function fairQueue<Item>({ most, mostEach }: FairQueueOptions) {
  const lines = new Map<string, Item[]>();
  const count = () => [...lines.values()].reduce((sum, line) => sum + line.length, 0);

  function displaceFor(caller: string): Item | null {
    const own = lines.get(caller)?.length ?? 0;
    const longest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    return longest.length > own + 1 ? (longest.pop() ?? null) : null;
  }

  return {
    join(caller: string, item: Item): Joined<Item> {
      const own = lines.get(caller) ?? [];
      if (own.length >= mostEach) return { refused: 'share', displaced: null };
      const displaced = count() >= most ? displaceFor(caller) : null;
      if (count() >= most) return { refused: 'full', displaced };
      lines.set(caller, [...own, item]);
      return { refused: null, displaced };
    },
    /** The next one, of the caller whose turn it is. */
    next(): Item | undefined {
      const [caller, line] = lines.entries().next().value ?? [];
      if (caller === undefined || line === undefined) return undefined;
      const [first, ...rest] = line;
      lines.delete(caller);
      if (rest.length > 0) lines.set(caller, rest);
      return first;
    },
    empty(): Item[] {
      const all = [...lines.values()].flat();
      lines.clear();
      return all;
    },
  };
}
