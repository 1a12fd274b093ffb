import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, openDatabase } from '#platform/server/database.ts';
import { mintTickets } from '#tests/support/mint-tickets.ts';
import { listenTo } from '#tests/support/stream-browser.ts';
import { type ChildServer, RUN_SECRET, startPortal } from './child-server.ts';
import type { Cluster } from './cluster.ts';
import { measureInTurn, medianOf, percentileOf, type Result, sendLoad } from './measure.ts';
import { PAGE_PATH, targetOf } from './pages-and-list.ts';
import type { Plan } from './plan.ts';
import { memoryOf } from './processes.ts';

/** NOT-02: what browsers that listen cost the process that they listen to, and how soon they hear what another one was told. */
export type Streams = {
  streams: number;
  /** Of the portal, PSS. */
  added_bytes: number;
  beside: Result;
  alone: Result;
  writes: number;
  seen_p50_ms: number;
  seen_p99_ms: number;
};

/** So many that none of them writes too much for one user. */
const WRITERS = 40;
const AT_ONCE = 25;
const LOOKS = 9;
const LOOK_AGAIN_MS = 400;
const PATIENCE_MS = 30_000;

export async function measureStreams(databaseUrl: string, cluster: Cluster, plan: Plan): Promise<Streams> {
  const [streams, writes] = plan.isQuick ? [50, 5] : [2000, 300];
  const { tickets, threads } = await giveListeners(databaseUrl, streams);
  const [crowded, quiet] = [
    await startPortal({ DATABASE_URL: databaseUrl, PROCESS: 'web' }),
    await startPortal({ DATABASE_URL: databaseUrl, PROCESS: 'web' }),
  ];
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  try {
    const page = (name: string, portal: ChildServer) => targetOf(name, portal, [PAGE_PATH]);
    for (const portal of [crowded, quiet]) await sendLoad(page('warm up', portal), plan);
    const before = await lookAt(crowded);
    const listening: IncomingMessage[] = [];
    for (let from = 0; from < streams; from += AT_ONCE) {
      const some = tickets.slice(from, from + AT_ONCE);
      listening.push(...(await Promise.all(some.map((ticket) => listen(crowded, ticket, agent)))));
    }
    const added_bytes = (await lookAt(crowded)) - before;
    const [beside, alone] = await measureInTurn(
      [page(`list page beside ${streams} streams`, crowded), page('list page without streams', quiet)],
      cluster,
      plan,
    );
    const seen = await timesToSee({ writer: quiet, reader: crowded }, { tickets, threads }, writes);
    const lost = listening.filter(({ destroyed, complete }) => destroyed || complete).length;
    if (lost > 0 || !beside || !alone) throw new Error(`${lost} of ${streams} streams have ended.`);
    return {
      streams,
      added_bytes,
      beside,
      alone,
      writes,
      seen_p50_ms: percentileOf(seen, 0.5),
      seen_p99_ms: percentileOf(seen, 0.99),
    };
  } finally {
    agent.destroy();
    await Promise.all([crowded.stop(), quiet.stop()]);
  }
}

/** The first has a conversation with each of the next. */
type Listeners = { tickets: string[]; threads: string[] };

async function giveListeners(url: string, count: number): Promise<Listeners> {
  const { db, close } = await openDatabase({ url });
  try {
    const people = Array.from({ length: count }, () => crypto.randomUUID());
    const threads = await insertPeople(db, people);
    return { tickets: await mintTickets(db, RUN_SECRET, people), threads };
  } finally {
    await close();
  }
}

async function insertPeople(db: Db, people: string[]): Promise<string[]> {
  const [reader, ...others] = people;
  const writers = others.slice(0, WRITERS);
  const threads = writers.map(() => crypto.randomUUID());
  await sql`
    insert into app_user (id, name, email, email_verified_at, terms_accepted_at, birth_date)
    select id, 'Lytter ' || n, 'lytter' || n || '@demo.test', now(), now(), '1985-04-12'
    from unnest(${people}::uuid[]) with ordinality as person (id, n)`.execute(db);
  await sql`
    insert into thread (id, kind, name, last_seq, last_message_at, created_at)
    select id, 'group', 'Turgruppa', 0, now(), now() from unnest(${threads}::uuid[]) as id`.execute(db);
  await sql`
    insert into thread_participant (thread_id, user_id, joined_at)
    select thread_id, user_id, now()
    from unnest(${threads}::uuid[], ${writers}::uuid[]) as talk (thread_id, writer_id)
    cross join lateral (values (writer_id), (${reader}::uuid)) as person (user_id)`.execute(db);
  return threads;
}

/** Until the portal has said that it listens for this user too. */
const listen = ({ origin }: ChildServer, ticket: string, agent: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const asked = request(`${origin}/api/stream`, { agent, headers: { authorization: `Bearer ${ticket}` } });
    asked.once('error', reject);
    asked.once('response', (answer) => {
      answer.on('error', () => {});
      if (answer.statusCode !== 200) return reject(new Error(`A stream answered ${answer.statusCode}.`));
      answer.once('data', () => resolve(answer));
    });
    asked.end();
  });

async function lookAt({ pid }: ChildServer): Promise<number> {
  const looks: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    await sleep(LOOK_AGAIN_MS);
    looks.push((await memoryOf([pid])).pss);
  }
  return medianOf(looks);
}

/** From the moment at which one user sends a line until the other's browser, at another process, hears of it. */
async function timesToSee(
  { writer, reader }: Record<'writer' | 'reader', ChildServer>,
  { tickets: [reading = '', ...writers], threads }: Listeners,
  count: number,
): Promise<number[]> {
  const browser = await listenTo(reader.origin, reading);
  const linesSeen = () => browser.events.filter(({ event }) => event === 'message').length;
  const times: number[] = [];
  try {
    for (let nth = 0; nth < count; nth += 1) {
      const [began, before] = [performance.now(), linesSeen()];
      const turn = nth % threads.length;
      const answer = await fetch(`${writer.origin}/api/messenger/threads/${threads[turn]}/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${writers[turn]}` },
        body: JSON.stringify({ body: `Linje ${nth}` }),
      });
      if (!answer.ok) throw new Error(`A line was answered with ${answer.status}: ${await answer.text()}`);
      while (linesSeen() === before) {
        if (performance.now() - began > PATIENCE_MS) throw new Error('A line was never seen.');
        await sleep(1);
      }
      times.push(performance.now() - began);
    }
    return times;
  } finally {
    browser.close();
  }
}
