export type Dice = () => number;

/** Numbers from 0 to 1 that look random and are the same for the same seed: a picture never changes by itself. */
export function createDice(seed: number): Dice {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
