import { expect, test } from 'vitest';
import { codeOf, featureOf, isTest, partOf, readSources, type Source } from './architecture-rules.ts';

/**
 * Tables that more than one feature writes with statements of its own, and why. Everything else is written by one
 * feature, and others ask it through its `server/public.ts`.
 */
const WRITTEN_BY_SEVERAL: Record<string, Record<string, string>> = {
  app_user: {
    identity: 'what a user logs in with',
    users: 'who a user is',
    uploads: 'a picture that is deleted is nobody’s picture any more; uploads is below users',
  },
  attendance: { attendance: 'places', door: 'when a person came, from ticks that arrive in any order' },
  attendance_change: { attendance: 'changes of places', door: 'that a person came, in the same statement' },
  audit_entry: { audit: 'all entries', identity: 'sessions that ran out, with their entries in one statement' },
  event: {
    events: 'removes them with their organisation',
    'event-editing': 'what people write',
    imports: 'what is fetched',
    attendance: 'the number of people that was counted by hand',
  },
  event_category: { 'event-editing': 'what people write', imports: 'what is fetched' },
  event_municipality: { 'event-editing': 'what people write', imports: 'what is fetched' },
  occurrence: {
    events: 'removes them with their organisation',
    'event-editing': 'times that people write',
    imports: 'times that are fetched',
    attendance: 'how many have a place',
  },
  organisation: { organisations: 'the organisation', 'bulk-messages': 'its sender of SMS' },
};

/** Rows of others that are locked with a statement of one's own, and why. */
const LOCKED_BY_OTHERS: Record<string, Record<string, string>> = {
  app_user: {
    notifications: 'lines for many users at once; notifications is below identity',
    push: 'push is below identity',
    organisations: 'the owner-to-be, who must be able to log in',
    'wind-down': 'a batch of residents who are erased',
  },
  organisation: {
    'culture-cards': 'read and locked in one statement',
    'event-editing': 'held, so that one that is being deleted gets nothing new',
    partnerships: 'two at once, in the order of their ids',
    'wind-down': 'a batch of organisations that end',
  },
  session: { push: 'push is below identity' },
  upload: { 'event-editing': 'pictures of a form at once' },
};

const WRITE =
  /\b(?:insert into|delete from|update)\s+(?!set\b|of\b|skip\b)([a-z][a-z_]+)|\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)'/g;
const LOCK = /\bfor (?:no key )?(?:update|share)\b(?: of (\w+))?|\.for(?:NoKey)?(?:Update|Share)\(/g;
const SOURCE = /\b(?:from|join) ([a-z_]+)|\.selectFrom\('(\w+)/g;

type Use = { table: string; feature: string };

const serverCode = (sources: readonly Source[]) =>
  sources
    .filter(({ path }) => !isTest(path) && partOf(path) === 'server')
    .map((source) => ({ feature: featureOf(source.path) ?? '', code: codeOf(source) }));

const writesIn = (sources: readonly Source[]): Use[] =>
  serverCode(sources).flatMap(({ feature, code }) =>
    [...code.matchAll(WRITE)].map(([, inText, built]) => ({ table: inText ?? built ?? '', feature })),
  );

/** The table that the lock names, or else the last one before it. */
const locksIn = (sources: readonly Source[]): Use[] =>
  serverCode(sources).flatMap(({ feature, code }) =>
    [...code.matchAll(LOCK)].map(({ 1: named, index }) => {
      const [, inText, built] = [...code.slice(Math.max(0, index - 800), index).matchAll(SOURCE)].at(-1) ?? [];
      return { table: named ?? inText ?? built ?? '', feature };
    }),
  );

function writersOf(uses: readonly Use[]): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>();
  for (const { table, feature } of uses) writers.set(table, (writers.get(table) ?? new Set()).add(feature));
  return writers;
}

function foreignWrites(sources: readonly Source[]): string[] {
  return [...writersOf(writesIn(sources))]
    .filter(([, features]) => features.size > 1)
    .flatMap(([table, features]) =>
      [...features].filter((one) => !WRITTEN_BY_SEVERAL[table]?.[one]).map((one) => `${one} writes ${table}`),
    );
}

function foreignLocks(sources: readonly Source[]): string[] {
  const writers = writersOf(writesIn(sources));
  const isForeign = ({ table, feature }: Use) => {
    const owners = writers.get(table);
    return owners !== undefined && !owners.has(feature) && !LOCKED_BY_OTHERS[table]?.[feature];
  };
  return [...new Set(locksIn(sources).filter(isForeign))].map(({ table, feature }) => `${feature} locks ${table}`);
}

const sources = readSources();

test('a table is written by one feature, and by others only as the list says', () => {
  expect(writersOf(writesIn(sources)).size).toBeGreaterThan(100);
  expect(foreignWrites(sources)).toEqual([]);
});

test('a feature locks rows of its own, and those of others only as the list says', () => {
  expect(locksIn(sources).length).toBeGreaterThan(50);
  expect(foreignLocks(sources)).toEqual([]);
});

test('what the lists allow is done', () => {
  const writers = writersOf(writesIn(sources));
  const idle = Object.entries(WRITTEN_BY_SEVERAL).flatMap(([table, features]) =>
    Object.keys(features).filter((one) => !writers.get(table)?.has(one)),
  );
  const lockers = writersOf(locksIn(sources));
  const idleLocks = Object.entries(LOCKED_BY_OTHERS).flatMap(([table, features]) =>
    Object.keys(features).filter((one) => !lockers.get(table)?.has(one)),
  );
  expect([...idle, ...idleLocks]).toEqual([]);
});

test('twin: a second writer and a lock of what is another feature’s are found', () => {
  const own = { path: 'features/comments/server/write.ts', text: 'sql`insert into comment (id) values (1)`' };
  const other = { path: 'features/cv/server/bad.ts', text: 'sql`update comment set body = null`' };
  const locker = { path: 'features/cv/server/bad.ts', text: 'sql`select from comment where id = 1 for update`' };
  const built = { path: 'features/cv/server/bad.ts', text: "db.selectFrom('comment').forShare()" };
  expect(foreignWrites([own, other])).toHaveLength(2);
  expect(foreignLocks([own, locker])).toEqual(['cv locks comment']);
  expect(foreignLocks([own, built])).toEqual(['cv locks comment']);
});
