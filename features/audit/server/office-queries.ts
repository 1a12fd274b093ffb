import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '#platform/server/context.ts';
import { condition, number, rowsOf, textOrNull } from '#platform/server/rows.ts';
import { type AuditEntry, auditEntry } from '../office-contract.ts';
import { type AuditKind, kindOf, PREFIXES_OF } from '../rules.ts';

const PER_PAGE = 30;
/** At most so many entries are read for one page, as few of them may match. */
const LOOKED_THROUGH = 5000;
/** So many of the latest are held against each other. */
const CHECKED = 5000;
const LAST = '9223372036854775807';
const DAY_MS = 86_400_000;

type Asked = {
  before?: string | undefined;
  kind?: AuditKind | undefined;
  municipality_id?: string | undefined;
  days?: number | undefined;
};

const edge = { reached: textOrNull, looked: number, oldest: textOrNull };
const entryRow = z.union([
  z.object({ ...auditEntry.omit({ kind: true }).shape, ...edge }),
  z.looseObject({ id: z.null(), ...edge }),
]);

export async function auditEntries(
  { db, now }: Context,
  { before = LAST, kind, municipality_id, days }: Asked,
): Promise<{ data: AuditEntry[]; next: string | null }> {
  const since = days === undefined ? null : new Date(now.getTime() - days * DAY_MS);
  const { rows } = await rowsOf(entryRow)`
    with looked as materialized (
      select * from audit_entry where position < ${before}::bigint order by position desc limit ${LOOKED_THROUGH}
    ),
    found as (
      select * from looked
      where ${kind ? isOfKind(kind) : sql`true`}
        and (${municipality_id ?? null}::int is null or municipality_id = ${municipality_id ?? null}::int)
        and (${since}::timestamptz is null or at >= ${since}::timestamptz)
      order by position desc
      limit ${PER_PAGE}
    )
    select found.position::text as id, found.at, found.action, doer.name as by,
      case when found.acting_user_id is not null then actor.name end as acting_as,
      subject.name as about, municipality.name as municipality, found.details, left(found.digest, 8) as seal,
      edge.reached, edge.looked, edge.oldest
    from (
      select min(position)::text as reached, count(*)::int as looked, min(at) as oldest from looked
    ) as edge
    left join found on true
    left join app_user as doer on doer.id = coalesce(found.acting_user_id, found.actor_user_id)
    left join app_user as actor on actor.id = found.actor_user_id
    left join app_user as subject on subject.id = found.subject_user_id
    left join municipality on municipality.id = found.municipality_id
    order by found.position desc`.execute(db);
  const data = rows.flatMap((row) => {
    if (row.id === null) return [];
    const { reached: _reached, looked: _looked, oldest: _oldest, ...entry } = row as z.infer<typeof auditEntry> & Edge;
    return [{ ...entry, kind: kindOf(entry.action) }];
  });
  return { data, next: nextAfter(data, rows[0], since) };
}

type Edge = { reached: string | null; looked: number; oldest: string | null };

/** After a full page the next begins with its last entry; else where the looking stopped, unless all of it was seen. */
function nextAfter(data: readonly AuditEntry[], edge: Edge | undefined, since: Date | null): string | null {
  if (data.length === PER_PAGE) return data.at(-1)?.id ?? null;
  if (!edge?.oldest || edge.looked < LOOKED_THROUGH) return null;
  return since && new Date(edge.oldest) < since ? null : edge.reached;
}

function isOfKind(kind: AuditKind) {
  const first = sql`split_part(action, '.', 1)`;
  if (kind !== 'other') return condition`${first} = any(${PREFIXES_OF[kind]}::text[])`;
  return condition`${first} <> all(${Object.values(PREFIXES_OF).flat()}::text[])`;
}

/** D-12: each entry carries a digest of itself and of the one before. What was changed or taken out shows. */
export async function checkChain({ db }: Context): Promise<{ checked: number; first_fault: string | null }> {
  const { rows } = await rowsOf({ checked: number, first_fault: textOrNull })`
    with latest as (
      select * from audit_entry order by position desc limit ${CHECKED + 1}
    ),
    pairs as (
      select *, lag(digest) over (order by position) as before_digest from latest
    )
    select count(*)::int as checked,
      (min(position) filter (where digest <> encode(sha256(convert_to(concat_ws(
        '|', before_digest, extract(epoch from at), action, actor_user_id, acting_user_id, subject_user_id,
        municipality_id, details), 'UTF8')), 'hex')))::text as first_fault
    from pairs
    where before_digest is not null`.execute(db);
  return rows[0] ?? { checked: 0, first_fault: null };
}
