/** Chance that is the same every time: the demo looks alike on every machine, and tests can rely on it. */
export type Random = {
  /** At least 0, below 1. */
  fraction(): number;
  /** Both ends included. */
  integer(from: number, to: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
  /** A UUID of version 7 with this time in front, so that rows arrive in the order of their index. */
  uuid(atMs: number): string;
};

/** The sfc32 generator, its state filled from the seed's text. */
export function createRandom(seed: string): Random {
  let [a, b, c, counter] = hashOf(seed);

  function next(): number {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  }

  const fraction = () => next() / 2 ** 32;
  const integer = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));

  return {
    fraction,
    integer,
    chance: (share) => fraction() < share,
    pick(items) {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    shuffled(items) {
      const left = [...items];
      return items.flatMap(() => left.splice(integer(0, left.length - 1), 1));
    },
    uuid(atMs) {
      const time = Math.floor(atMs).toString(16).padStart(12, '0');
      const [first, second, third] = [next(), next(), next()].map((word) => word.toString(16).padStart(8, '0'));
      const variant = '89ab'[integer(0, 3)];
      return `${time.slice(0, 8)}-${time.slice(8)}-7${first?.slice(0, 3)}-${variant}${first?.slice(3, 6)}-${second}${third?.slice(0, 4)}`;
    },
  };
}

/** Four words out of a text (cyrb128). */
function hashOf(text: string): [number, number, number, number] {
  let [one, two, three, four] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    one = two ^ Math.imul(one ^ code, 597399067);
    two = three ^ Math.imul(two ^ code, 2869860233);
    three = four ^ Math.imul(three ^ code, 951274213);
    four = one ^ Math.imul(four ^ code, 2716044179);
  }
  return [one, two, three, four];
}
