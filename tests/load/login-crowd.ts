import { parentPort, workerData } from 'node:worker_threads';

/** People who log in at once, on a thread of their own: their noise is not to be taken for the portal's. */
export type CrowdOrder = { origin: string; people: readonly string[]; password: string };
export type CrowdAnswer = { statuses: number[]; ms: number };

const { origin, people, password }: CrowdOrder = workerData;

parentPort?.on('message', async () => {
  const began = performance.now();
  const statuses = await Promise.all(people.map(logIn));
  parentPort?.postMessage({ statuses, ms: performance.now() - began } satisfies CrowdAnswer);
});

/** Each from an address of their own: one address has a share of the queue, not all of it. */
async function logIn(username: string, at: number): Promise<number> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${at + 1}` },
    body: JSON.stringify({ username, password }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
