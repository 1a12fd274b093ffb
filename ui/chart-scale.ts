const STEPS = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** The lines of an axis from nothing to at least the largest value, in whole round steps. */
export function chartScale(largest: number): { top: number; lines: number[] } {
  const step = roundStep(Math.max(1, largest) / STEPS);
  const lines = Array.from({ length: Math.max(1, Math.ceil(largest / step)) + 1 }, (_, line) => line * step);
  return { top: lines.at(-1) ?? step, lines };
}

/** People are counted whole: no half steps below ten. */
function roundStep(least: number): number {
  const size = 10 ** Math.floor(Math.log10(least));
  const step = (ROUND.find((round) => round * size >= least) ?? 10) * size;
  return Math.ceil(step);
}
