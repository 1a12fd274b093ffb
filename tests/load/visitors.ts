import { setTimeout as sleep } from 'node:timers/promises';
import { BROWSER, LIST_PATH, PAGE_PATH } from './pages-and-list.ts';
import { openLine, requestBytes } from './raw-line.ts';

/** For each portal: half of them read the page, half the list. */
const VISITORS = 4;
const THINKING_MS = 20;

/** People who read pages and lists, each asking again a moment after the answer; told how many answers they get. */
export async function startVisitors(origins: readonly string[]) {
  let answers = 0;
  let isOver = false;
  const read = async ({ line, request }: Awaited<ReturnType<typeof arrive>>) => {
    while (!isOver) {
      if ((await line.ask(request)) === 200) answers += 1;
      await sleep(THINKING_MS);
    }
    line.close();
  };
  const arrived = await Promise.all(
    origins.flatMap((origin) =>
      Array.from({ length: VISITORS }, (_, nth) => arrive(origin, nth % 2 ? LIST_PATH : PAGE_PATH)),
    ),
  );
  const visits = arrived.map(read);
  return {
    /** How many answers a second they get while the work lasts. */
    async speedDuring(work: () => Promise<unknown>): Promise<number> {
      const before = answers;
      const beganMs = performance.now();
      await work();
      return ((answers - before) / (performance.now() - beganMs)) * 1000;
    },
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(visits);
    },
  };
}

/** With the first answer, which takes longer: a page has to be made. */
async function arrive(origin: string, path: string) {
  const line = await openLine(origin);
  const request = requestBytes('GET', path, BROWSER);
  await line.ask(request);
  return { line, request };
}
