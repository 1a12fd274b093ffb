import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { MAX_COMMENTS_A_DAY } from '#features/comments/rules.ts';
import type { Db } from '#platform/server/database.ts';
import { faultsInPlaces } from '#tests/support/sign-ups.ts';

export type WriteScene = { event: string; time: string; thread: string; ids: string[]; tickets: string[] };

/** What the portals answered, and what they have confirmed. */
export type WriteLoad = {
  /** How often each status came; 0 where there was no answer at all. */
  answers: Map<number, number>;
  /** Answers that nobody may get, whatever happens to the database: 500 and its like. */
  faults: string[];
  confirmedWrites(): number;
  /** Sends no new writes, repeats those without an answer until they have one, and waits for that. */
  finish(): Promise<void>;
  /** What is wrong in the database: writes that were confirmed and are lost, or are there twice. */
  findLosses(db: Db): Promise<WriteLosses>;
};

export type WriteLosses = { lost: string[]; doubled: string[]; invariants: string[] };

type Options = {
  /** Where to send the next request; another portal may have taken over. */
  origin: () => string;
  pauseMs?: number;
  onAnswer?: (status: number, sentMs: number) => void;
};

/** Of each person: enough to be caught in the middle of one. */
const MAX_MESSAGES = 100;
const RETRY_MS = 250;
const ANSWER_LIMIT_MS = 15_000;

/**
 * People who sign up, ask something, write to each other, leave and come back, each for themselves, and a reader for every two of them. A write
 * without a good answer is sent again with the same Idempotency-Key until it has one, as a browser does.
 */
export function startWriteLoad(scene: WriteScene, { origin, pauseMs = 20, onAnswer }: Options): WriteLoad {
  const answers = new Map<number, number>();
  const faults: string[] = [];
  const comments: string[] = [];
  const messages: string[] = [];
  const isComing = new Map<string, boolean>();
  let confirmed = 0;
  let isOver = false;

  const send = async (method: string, path: string, more: RequestInit = {}): Promise<number> => {
    const sentMs = Date.now();
    const answer = await fetch(`${origin()}${path}`, {
      method,
      ...more,
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    }).then(
      async (response) => ({ status: response.status, body: await response.text() }),
      () => ({ status: 0, body: '' }),
    );
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
    onAnswer?.(answer.status, sentMs);
    const mayHappen = [0, 200, 503].includes(answer.status);
    if (!mayHappen) faults.push(`${method} ${path}: ${answer.status} ${answer.body.slice(0, 200)}`);
    return answer.status;
  };
  const write = async (person: number, path: string, body: object | null = null): Promise<void> => {
    const request = {
      headers: {
        authorization: `Bearer ${scene.tickets[person]}`,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    };
    while ((await send('POST', path, request)) !== 200) await sleep(RETRY_MS);
    confirmed += 1;
  };
  const live = async (person: number) => {
    const id = scene.ids[person] ?? '';
    for (let turn = 0; !isOver; turn += 1) {
      await write(person, `/api/occurrences/${scene.time}/attend`);
      isComing.set(id, true);
      if (turn < MAX_COMMENTS_A_DAY && !isOver) {
        const text = `Spørsmål ${id} ${turn}`;
        await write(person, `/api/events/${scene.event}/comments`, { body: text });
        comments.push(text);
      }
      if (turn < MAX_MESSAGES && !isOver) {
        const text = `Melding ${id} ${turn}`;
        await write(person, `/api/messenger/threads/${scene.thread}/messages`, { body: text });
        messages.push(text);
      }
      await sleep(pauseMs);
      if (isOver) return;
      await write(person, `/api/occurrences/${scene.time}/leave`);
      isComing.set(id, false);
    }
  };
  const read = async (reader: number) => {
    const paths = ['/api/events', `/api/events/${scene.event}`, '/api/tenant', '/events'];
    for (let turn = reader; !isOver; turn += 1) {
      const status = await send('GET', paths[turn % paths.length] ?? '/');
      await sleep(status === 0 ? RETRY_MS : pauseMs * 2);
    }
  };
  const everybody = Promise.all(scene.ids.flatMap((_, at) => (at % 2 ? [live(at)] : [live(at), read(at)])));

  return {
    answers,
    faults,
    confirmedWrites: () => confirmed,
    async finish() {
      isOver = true;
      await everybody;
    },
    async findLosses(db) {
      const found = new Map([...(await commentsIn(db, scene.event)), ...(await messagesIn(db, scene.thread))]);
      const coming = await peopleAt(db, scene.time);
      return {
        lost: [
          ...[...comments, ...messages].filter((text) => !found.has(text)),
          ...[...isComing].filter(([id, is]) => is !== coming.has(id)).map(([id, is]) => `${id} is coming: ${is}`),
        ],
        doubled: [...found].filter(([, times]) => times > 1).map(([text]) => text),
        invariants: [
          ...(await faultsInPlaces({ db }, new Date())),
          ...(await overfull(db)),
          ...(await gapsIn(db, scene.thread)),
        ],
      };
    },
  };
}

async function commentsIn(db: Db, event: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ body: string; times: number }>`
    select body, count(*) as times from comment where event_id = ${event} group by body`.execute(db);
  return new Map(rows.map(({ body, times }) => [body, times]));
}

async function messagesIn(db: Db, thread: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ body: string; times: number }>`
    select body, count(*) as times from thread_message where thread_id = ${thread} group by body`.execute(db);
  return new Map(rows.map(({ body, times }) => [body, times]));
}

/** What is written is numbered without a gap. */
async function gapsIn(db: Db, thread: string): Promise<string[]> {
  const { rows } = await sql<{ last_seq: number; lines: number }>`
    select last_seq::int as last_seq, (select count(*)::int from thread_message where thread_id = thread.id) as lines
    from thread where id = ${thread}`.execute(db);
  return rows.filter(({ last_seq, lines }) => last_seq !== lines).map(({ last_seq }) => `${last_seq} is not the last`);
}

async function overfull(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from occurrence o join attendance a on a.occurrence_id = o.id and a.status in ('attending', 'offered')
    group by o.id having count(*) > o.capacity_max`.execute(db);
  return rows.map(({ id }) => `${id} has more people than places`);
}

async function peopleAt(db: Db, time: string): Promise<Set<string>> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from attendance
    where occurrence_id = ${time} and status in ('attending', 'waiting', 'offered')`.execute(db);
  return new Set(rows.map(({ user_id }) => user_id));
}
