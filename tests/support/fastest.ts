/**
 * How much of the processor something takes, whatever else the machine has to do: the best of several tries. For guarding
 * against work that grows out of hand with what is given (D-18), not for measuring speed.
 */
export function fastestMs(work: () => unknown, tries = 5): number {
  const times = Array.from({ length: tries }, () => {
    const began = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
