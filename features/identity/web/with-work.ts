import { CallFailed } from '#platform/web/client.ts';
import type { Task } from './do-work.ts';

export type Work = { challenge: string; nonces: number[] };

/** Sends something. Where the server asks for work first, it is done here, and it is sent again with it. */
export async function withWork<Answer>(
  openTask: () => Promise<{ data: Task }>,
  send: (work?: { work: Work }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof CallFailed) || error.kind !== 'work_required') throw error;
    // Without this the browser cannot work; the server's sentence says how long to wait instead.
    if (!globalThis.crypto?.subtle) throw error;
    const { data: task } = await openTask();
    const { doWork } = await import('./do-work.ts');
    return send({ work: { challenge: task.challenge, nonces: await doWork(task) } });
  }
}
