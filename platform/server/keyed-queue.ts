import { type Kysely, Transaction } from 'kysely';
import { Problem } from '../contract/problem.ts';

/** One works while the next ones are on their way. */
const MAX_IN_FRONT = 3;
/** So few that they are written in some milliseconds, and others do not wait long for the lock. */
const MAX_TOGETHER = 50;
/** A caller that came behind so many would be told that it took too long anyway. */
const MAX_LINE_LENGTH = 3000;

type Line = { busy: number; waiting: (() => void)[] };

/**
 * Few at a time for each key, in this process: the caller that would only wait for a row that another caller has locked
 * waits in line without holding a connection, and leaves those to everybody else. What is right is decided by the row's
 * lock.
 */
export async function inKeyedQueue<Tables, Result>(
  db: Kysely<Tables>,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  // Has a connection already, and perhaps the row.
  if (db instanceof Transaction) return work();
  const lines = linesAt.get(db) ?? new Map<string, Line>();
  linesAt.set(db, lines);
  const line = lines.get(key) ?? { busy: 0, waiting: [] };
  lines.set(key, line);
  if (line.busy < MAX_IN_FRONT) line.busy += 1;
  else await new Promise<void>((resolve) => line.waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = line.waiting.shift();
    if (next) next();
    else line.busy -= 1;
    if (line.busy === 0) lines.delete(key);
  }
}

const linesAt = new WeakMap<object, Map<string, Line>>();

/** Does for all of them what is asked for, in their order, and says what became of each. */
type Serve<Item, Answer> = (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Answer>[]>;

type Waiting<Item, Answer> = { item: Item; resolve(answer: Answer): void; reject(reason: unknown): void };

/**
 * A caller that comes for the same thing while others are being served is served next, together with all who came
 * meanwhile and in the order in which they came: one transaction for many. Who comes alone does not wait, and the more
 * come, the more are taken at once. A caller that has gone away meanwhile is served too, since nobody can say when they
 * went. `cameAt` is for callers that have been held up by different things on their way here.
 */
export async function together<Tables, Item, Answer>(
  db: Kysely<Tables>,
  key: string,
  item: Item,
  serve: Serve<Item, Answer>,
  cameAt: (item: Item) => number = () => 0,
): Promise<Answer> {
  return serveOrJoin(db, item, serve, (person) => {
    const crowds = crowdsOf<Item, Answer>(crowdsAt, db);
    const crowd = crowds.get(key);
    if (crowd && crowd.length >= MAX_LINE_LENGTH) throw new Problem('unavailable');
    if (crowd) crowd.push(person);
    else void serveAll(crowds, { key, first: person, cameAt }, serve);
  });
}

/**
 * Callers that come in the same turn of the event loop are served together, and none waits for those who came before: for
 * short reads, of which a crowd would otherwise need a connection each.
 */
export async function inOneTurn<Tables, Item, Answer>(
  db: Kysely<Tables>,
  key: string,
  item: Item,
  serve: Serve<Item, Answer>,
): Promise<Answer> {
  return serveOrJoin(db, item, serve, (person) => {
    const turns = crowdsOf<Item, Answer>(turnsAt, db);
    const turn = turns.get(key);
    if (turn && turn.length < MAX_TOGETHER) {
      turn.push(person);
      return;
    }
    const people = [person];
    turns.set(key, people);
    setImmediate(() => {
      if (turns.get(key) === people) turns.delete(key);
      void serveAtOnce(people, serve);
    });
  });
}

/** A transaction serves its own caller alone. */
async function serveOrJoin<Tables, Item, Answer>(
  db: Kysely<Tables>,
  item: Item,
  serve: Serve<Item, Answer>,
  join: (person: Waiting<Item, Answer>) => void,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const person = { item, resolve, reject };
  if (db instanceof Transaction) await serveAtOnce([person], serve);
  else join(person);
  return promise;
}

function crowdsOf<Item, Answer>(all: WeakMap<object, Crowds<unknown, unknown>>, db: object): Crowds<Item, Answer> {
  const crowds: Crowds<Item, Answer> = all.get(db) ?? new Map();
  all.set(db, crowds as Crowds<unknown, unknown>);
  return crowds;
}

const turnsAt = new WeakMap<object, Crowds<unknown, unknown>>();

/** Those who wait while a caller is being served; a key always means the same kind of them. */
type Crowds<Item, Answer> = Map<string, Waiting<Item, Answer>[]>;
const crowdsAt = new WeakMap<object, Crowds<unknown, unknown>>();

async function serveAll<Item, Answer>(
  crowds: Crowds<Item, Answer>,
  { key, first, cameAt }: { key: string; first: Waiting<Item, Answer>; cameAt(item: Item): number },
  serve: Serve<Item, Answer>,
): Promise<void> {
  const crowd = [first];
  crowds.set(key, crowd);
  while (crowd.length > 0) {
    crowd.sort((a, b) => cameAt(a.item) - cameAt(b.item));
    await serveAtOnce(crowd.splice(0, MAX_TOGETHER), serve);
  }
  crowds.delete(key);
}

/** A row that the database refuses undoes the whole transaction: then each of them comes alone, and only one fails. */
async function serveAtOnce<Item, Answer>(
  people: readonly Waiting<Item, Answer>[],
  serve: Serve<Item, Answer>,
): Promise<void> {
  try {
    const outcomes = await serve(people.map(({ item }) => item));
    for (const [at, { resolve, reject }] of people.entries()) {
      const outcome = outcomes[at];
      if (outcome?.status === 'fulfilled') resolve(outcome.value);
      else reject(outcome?.reason ?? new Error('Nobody said what became of this one.'));
    }
  } catch (error) {
    if (people.length > 1 && isAboutRows(error)) for (const person of people) await serveAtOnce([person], serve);
    else for (const { reject } of people) reject(error);
  }
}

/** PostgreSQL's classes for values and for constraints. */
const isAboutRows = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
