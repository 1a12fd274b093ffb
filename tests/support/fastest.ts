/**
 * How long something takes when nobody disturbs it: the best of several tries. For guarding against work that grows out
 * of hand with what is given (D-18), not for measuring speed.
 */
export function fastestMs(work: () => unknown, tries = 5): number {
  const times = Array.from({ length: tries }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...times);
}
