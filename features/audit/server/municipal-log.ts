import { sql } from 'kysely';
import { askedMunicipality } from '#features/municipalities/server/public.ts';
import type { RequestOf } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import { addDays, startOfDay } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type LogEntry, logEntry, type readMunicipalLog } from '../log-contract.ts';
import { AREA_PREFIXES, LOG_PAGE, NAMED_SUBJECTS } from '../log-rules.ts';
import { mayReadLog } from '../policy.ts';

type Asked = RequestOf<typeof readMunicipalLog>['query'];

/**
 * DSH-03: one page of a municipality's own log. Days become positions by the index of moments, so that every page is one
 * walk backwards along one index.
 */
export async function municipalLog(
  context: Context,
  { municipality_id: asked, area, organization, from, to, before }: Asked,
): Promise<{ data: LogEntry[]; next: string | null }> {
  const office = askedMunicipality(context, asked);
  if (!mayReadLog(context.actor, office)) refuse('not_found');
  const conditions = [
    sql`entry.municipality_id = ${office}`,
    ...(area ? [sql`split_part(entry.action, '.', 1) = any(${[...AREA_PREFIXES[area]]}::text[])`] : []),
    ...(organization ? [sql`${organisationIn} = ${organization}`] : []),
    ...(before ? [sql`entry.position < ${before}::bigint`] : []),
    ...(from ? [sql`entry.position >= ${firstSince(startOn(from))}`] : []),
    ...(to ? [sql`entry.position < ${firstSince(addDays(startOn(to), 1))}`] : []),
  ];
  const { rows } = await rowsOf(logEntry)`
    select entry.position::text as id, entry.at, entry.action, doer.name as by_name,
      coalesce(entry.details ->> 'name', case when entry.action = any(${[...NAMED_SUBJECTS]}::text[]) then subject.name end,
        organisation.name) as about,
      entry.details ->> 'reason' as reason
    from (
      select * from audit_entry entry where ${sql.join(conditions, sql` and `)}
      order by entry.position desc limit ${LOG_PAGE + 1}
    ) as entry
    left join app_user doer on doer.id = coalesce(entry.acting_user_id, entry.actor_user_id) and doer.erased_at is null
    left join app_user subject on subject.id = entry.subject_user_id and subject.erased_at is null
    left join organisation on organisation.id = ${namedOrganisation}
      and organisation.municipality_id = ${office}
    order by entry.position desc`.execute(context.db);
  const data = rows.slice(0, LOG_PAGE);
  return { data, next: rows.length > LOG_PAGE ? (data.at(-1)?.id ?? null) : null };
}

const startOn = (day: string): Date => startOfDay(`${day}T12:00:00Z`);

/** Most actions name the organisation by its id; what is no id names none. */
const organisationIn = sql`coalesce(entry.details ->> 'organization', entry.details ->> 'organisation')`;
const namedOrganisation = sql`case
  when ${organisationIn} ~ '^[0-9a-f-]{36}$' then (${organisationIn})::uuid end`;

/** The first entry of all since a moment; where there is none, beyond the last. */
const firstSince = (moment: Date) => sql`coalesce(
  (select position from audit_entry where at >= ${moment} order by at, position limit 1), 9223372036854775807)`;
