import type { PassKindName } from '../rules.ts';
import { openPassTables, type PassTables } from './pass-tables.ts';

/** A pass as it is shown: enough to show it again without a network. */
export type ShownPass = {
  kind: PassKindName;
  thing_id: string;
  code: string;
  digits: string;
  title: string;
  holder: string | null;
  detail: string | null;
  /** When it no longer holds; null where that is not known. */
  until: string | null;
};

type KeptPass = ShownPass & { user_id: string; kept_at: string };

const DAY_MS = 86_400_000;
/** One without an end is shown so long after the server last spoke of it. */
const UNASKED_MS = 30 * DAY_MS;

/** In place of those of these kinds that were kept: what the server no longer has is gone from the device. */
export async function keepPasses(
  userId: string,
  kinds: readonly PassKindName[],
  passes: readonly ShownPass[],
  { now, tables }: { now: Date; tables?: PassTables },
): Promise<void> {
  const opened = tables ?? (await openPassTables());
  const before = await opened.readAll<KeptPass>('passes');
  const gone = before.filter(({ user_id, kind }) => user_id === userId && kinds.includes(kind));
  await opened.change([
    ...gone.map((pass) => ({ table: 'passes' as const, key: keyOf(pass) })),
    ...passes.map((pass) => {
      const value: KeptPass = { ...pass, user_id: userId, kept_at: now.toISOString() };
      return { table: 'passes' as const, key: keyOf(value), value };
    }),
  ]);
}

/** What this person can show on this device, with a network or without. */
export async function keptPasses(userId: string, tables?: PassTables): Promise<ShownPass[]> {
  const all = await (tables ?? (await openPassTables())).readAll<KeptPass>('passes');
  return all.filter(({ user_id }) => user_id === userId).map(({ user_id: _user, kept_at: _at, ...pass }) => pass);
}

/** A day after they have run out, and those of everybody but `exceptOf` at once. */
export async function forgetPasses(tables: PassTables, exceptOf: string | null, now: Date): Promise<void> {
  const all = await tables.readAll<KeptPass>('passes');
  const isOver = ({ until, kept_at }: KeptPass) =>
    (until === null ? Date.parse(kept_at) + UNASKED_MS : Date.parse(until) + DAY_MS) < now.getTime();
  await tables.change(
    all
      .filter((pass) => pass.user_id !== exceptOf || isOver(pass))
      .map((pass) => ({ table: 'passes' as const, key: keyOf(pass) })),
  );
}

const keyOf = ({ user_id, kind, thing_id }: Pick<KeptPass, 'user_id' | 'kind' | 'thing_id'>): string =>
  `${user_id} ${kind} ${thing_id}`;
