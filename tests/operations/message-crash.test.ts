import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropScene } from '#tests/support/drop-scene.ts';
import { type CrashStore, openCrashStore } from './crash-store.ts';
import { type Installation, install, type RunningPortal } from './installation.ts';

const engine = process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'PGlite';
/** Two processes at one embedded database there cannot be, and starting on it takes longest. `npm run crash` does 200. */
const [USUAL_KILLS, LEAST_SENT] = engine === 'PostgreSQL' ? [2, 200] : [1, 60];
const KILLS = Number(process.env.CRASH_KILLS ?? USUAL_KILLS);
const WRITERS = 6;
const RETRY_MS = 50;

let installed: Installation;
let store: CrashStore;
let portal: RunningPortal;
beforeAll(async () => {
  installed = await install();
  store = await openCrashStore(installed);
});
afterAll(async () => {
  await installed?.remove();
  await store?.close();
});

type Line = { seq: number; body: string };

test(`D-09 CHT-01 kill -9 during ${LEAST_SENT} messages, ${KILLS} times, ${engine}: what was confirmed is there once, in its order`, {
  timeout: 300_000 + KILLS * 60_000,
}, async () => {
  const secret = randomBytes(32).toString('base64');
  const { thread, tickets } = await store.look(({ db }) => dropScene(db, { secret, people: WRITERS, places: 1 }));
  const environment = { ...store.environment, SECRET: secret, RATE_LIMITS: 'off', NODE_ENV: 'test' };
  const sent = tickets.map((): Line[] => []);
  const count = () => sent.flat().length;
  const faults: string[] = [];
  let isOver = false;

  /** Asks until there is an answer, with the same key. */
  const send = async (ticket: string, body: string, key: string): Promise<number> => {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${portal.port}/api/messenger/threads/${thread}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ticket}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ body }),
      }).then(
        async (response) => ({ status: response.status, text: await response.text() }),
        () => ({ status: 0, text: '' }),
      );
      if (answer.status === 200) return JSON.parse(answer.text).data.seq;
      if (answer.status !== 0 && answer.status !== 503) faults.push(`${answer.status} ${answer.text.slice(0, 200)}`);
      await sleep(RETRY_MS);
    }
  };
  /** Every other line goes out twice at once, and each once more when it has been confirmed: one key is one line. */
  const write = async (ticket: string, own: Line[], who: number) => {
    for (let turn = 1; !isOver; turn += 1) {
      const [body, key] = [`${who}: ${turn}`, randomUUID()];
      const twice = Array.from({ length: 1 + (turn % 2) }, () => send(ticket, body, key));
      const [seq = 0, ...others] = await Promise.all(twice);
      own.push({ seq, body });
      for (const other of [...others, await send(ticket, body, key)]) {
        if (other !== seq) faults.push(`'${body}' was answered with ${seq} and with ${other}.`);
      }
    }
  };

  portal = await installed.start(environment);
  const writing = Promise.all(tickets.map((ticket, who) => write(ticket, sent[who] ?? [], who)));
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const before = count();
    while (count() === before) await sleep(20);
    await sleep(Math.random() * 500);
    await portal.end('SIGKILL');
    portal = await installed.start(environment);
  }
  while (count() < LEAST_SENT) await sleep(20);
  isOver = true;
  await writing;
  expect((await portal.end('SIGTERM')).code).toBe(0);

  expect(faults).toEqual([]);
  const { rows } = await store.look(({ db }) =>
    sql<Line>`select seq::int as seq, body from thread_message where thread_id = ${thread} order by seq`.execute(db),
  );
  expect(rows).toEqual(sent.flat().toSorted((one, other) => one.seq - other.seq));
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
  for (const own of sent) expect(own).toEqual(own.toSorted((one, other) => one.seq - other.seq));
  if (process.env.CRASH_KILLS) {
    process.stdout.write(
      `${engine}: ${KILLS} kills, ${count()} messages confirmed, 0 lost, 0 doubled, all in their order\n`,
    );
  }
});
