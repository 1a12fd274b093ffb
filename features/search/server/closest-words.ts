/** Of likely words those with the fewest slips of the finger; none when even they are too far away. */
export function closestWords<Candidate extends { lexeme: string; sounds_alike: boolean }>(
  typed: string,
  candidates: readonly Candidate[],
): Candidate[] {
  const mostSlips = typed.length <= SHORT ? 1 : 2;
  const measured = candidates.map((candidate) => ({ candidate, slips: slipsIn(typed, candidate) }));
  const fewest = Math.min(...measured.map(({ slips }) => slips));
  if (fewest > mostSlips) return [];
  return measured
    .filter(({ slips }) => slips === fewest)
    .slice(0, MAX_CLOSE)
    .map(({ candidate }) => candidate);
}

const SHORT = 7;
const MAX_CLOSE = 3;

/** However differently it is written: spelt by ear it is one mistake. */
const slipsIn = (typed: string, { lexeme, sounds_alike }: { lexeme: string; sounds_alike: boolean }): number =>
  sounds_alike ? 1 : slipsBetween(typed, lexeme);

/** Letters put in, left out, swapped with their neighbour or taken for another. */
export function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && column > 1 && row > 1 ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
