import type { ChildAnswer } from '#platform/server/child-work.ts';

/** For the test of child-work: a program that does as it is told, also when that is to fall over or to be silent. */
export type ChildOrder = 'answer' | 'answer and wear' | 'fall over' | 'be silent';
export type ChildReport = { pid: number; environment: string[]; parameters: string[]; secret: string };

process.on('disconnect', () => process.exit());
process.on('message', ({ order, secret }: { order: ChildOrder; secret: string }) => {
  if (order === 'fall over') process.exit(1);
  if (order === 'be silent') return;
  const answer = {
    pid: process.pid,
    environment: Object.keys(process.env),
    parameters: [...process.argv, ...process.execArgv],
    secret,
  };
  process.send?.({ answer, is_worn: order === 'answer and wear' } satisfies ChildAnswer<ChildReport>);
});
