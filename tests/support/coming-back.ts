import { setTimeout } from 'node:timers/promises';

/** Who is asked to come back in a moment does: how busy the machine is, is no part of a test. */
export async function comingBack<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await setTimeout(200);
  }
}
