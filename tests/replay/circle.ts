import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';
import { boolean, rowsOf, text } from '#platform/server/rows.ts';
import type { Statements } from '#tests/support/put-back.ts';
import { idsIn } from './foreign-markers.ts';

/**
 * What a user has to do with, read from the tables and not from the policies. How far up they are there is what the
 * tables of rights are about (`tests/organisation-table.ts`, `tests/event-table.ts`).
 */
export type Circle = {
  /** The platform's own staff, to whom nothing is foreign. */
  isEverywhere: boolean;
  /** Of what they belong to, and of the people in it. */
  seen: ReadonlySet<string>;
  /** Of what they run, without the people in it. */
  run: ReadonlySet<string>;
};

/** Their rows stand between an organisation or an activity and the rows of people. */
const BETWEEN = ['occurrence', 'slot', 'certificate', 'circular', 'attendance', 'comment'];

type Row = { table: string; id: string; ids: string[] };

/** Reads the tables once, as they are now. */
export async function circleFinder(db: Db, { rows: read }: Statements, tables: readonly string[]) {
  const rows: Row[] = [];
  for (const table of tables) {
    const found = await read<{ id: string; content: string }>(
      `select coalesce(to_jsonb(t) ->> 'id', '') as id, to_jsonb(t)::text as content from ${table} t`,
    );
    for (const { id, content } of found) rows.push({ table, id, ids: [...idsIn(content)] });
  }
  const between = rows.filter(({ table }) => BETWEEN.includes(table));

  /** Adds what stands in these, in the order in which they depend on each other. */
  const withInside = (roots: ReadonlySet<string>): Set<string> => {
    const all = new Set(roots);
    for (const table of BETWEEN) {
      for (const row of between) if (row.table === table && row.ids.some((id) => all.has(id))) all.add(row.id);
    }
    return all;
  };

  return async (user: string): Promise<Circle> => {
    const run = withInside(await rootsOf(db, user, ['moderator', 'admin']));
    const belongsTo = withInside(await rootsOf(db, user, ['member', 'moderator', 'admin']));
    const near = rows.filter(({ ids }) => ids.some((id) => id === user || belongsTo.has(id)));
    return {
      isEverywhere: await isPlatformStaff(db, user),
      seen: new Set([user, ...near.flatMap(({ ids }) => ids)]),
      run: new Set([user, ...run]),
    };
  };
}

export type FindCircle = Awaited<ReturnType<typeof circleFinder>>;

/** The organisations in which they have one of the roles or that their municipality decides about, and all activities of those. */
async function rootsOf(db: Db, user: string, roles: readonly string[]): Promise<Set<string>> {
  const places = sql`(select municipality_id from municipal_grant where user_id = ${user})`;
  const joined = sql`(
    select organisation_id from membership
    where user_id = ${user} and status = 'active' and role = any(${roles}::text[]))`;
  const { rows } = await rowsOf({ id: text })`
    with club as (
      select id from organisation
      where owner_user_id = ${user} or requested_by = ${user} or municipality_id in ${places} or id in ${joined}
        or id in (select partner_id from partnership where kind = 'subsidiary' and organisation_id in ${joined})
    )
    select id from club
    union select id from event where organisation_id in (select id from club) or created_by = ${user}
    union select event_id from event_cohost where organisation_id in (select id from club)
    union select event_id from event_municipality where municipality_id in ${places}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

async function isPlatformStaff(db: Db, user: string): Promise<boolean> {
  const { rows } = await rowsOf({ is_staff: boolean })`
    select cardinality(scopes) > 0 as is_staff from app_user where id = ${user}`.execute(db);
  return rows[0]?.is_staff ?? false;
}
