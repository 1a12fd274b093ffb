import { type RawBuilder, sql } from 'kysely';
import { listKnownPeople } from '#features/attendance/server/public.ts';
import { demandPermission } from '#features/organisations/server/public.ts';
import type { CertificateId, OrganisationId } from '#features/vocabulary/ids.ts';
import { type PageMeta, pageMetaFor } from '#platform/contract/paging.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import type { StampStatus } from '../rules.ts';
import type { Stamp, StampPerson } from '../stamps-contract.ts';
import { joinedStamps, stampsWhere } from './stamp-rows.ts';

type Paging = { page: number; perPage: number };
type Page<Item> = { data: Item[]; meta: PageMeta };
type Criteria = Paging & {
  organization_id?: OrganisationId | undefined;
  q?: string | undefined;
  status?: StampStatus | undefined;
  certificate?: CertificateId | undefined;
  requests?: 'with' | 'without';
};

/**
 * The person's own, or those of an organisation for the user who gives them; what waits for an answer from them first.
 */
export async function listStamps(context: Context, criteria: Criteria): Promise<Page<Stamp>> {
  const { organization_id, page, perPage } = criteria;
  if (organization_id) await demandPermission(context, organization_id, 'give_certificates');
  const whose = organization_id
    ? sql`stamp.organisation_id = ${organization_id}`
    : sql`stamp.user_id = ${actorOf(context).id}`;
  const condition = sql.join([whose, ...conditionsOf(context, criteria)], sql` and `);
  const waiting = organization_id ? sql`(stamp.status = 'requested')` : sql`(stamp.status = 'not_accepted')`;
  const rows = await stampsWhere(
    context,
    condition,
    sql`order by ${waiting} desc, stamp.created_at desc, stamp.id limit ${perPage} offset ${(page - 1) * perPage}`,
  );
  return { data: rows.map(({ stamp }) => stamp), meta: pageMetaFor(await countStamps(context, condition), criteria) };
}

function conditionsOf(context: Context, { q, status, certificate, requests }: Criteria): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (q) {
    const found = (column: string) => sql`strpos(${sql.ref(column)}, nb_sort_key(${q})) > 0`;
    conditions.push(sql`(${found('app_user.name_sort')} or ${found('c.name_sort')})`);
  }
  if (status) conditions.push(isShownAs(status, shortDate(context.now)));
  if (requests === 'without') conditions.push(sql`stamp.status <> 'requested'`);
  if (certificate) conditions.push(sql`stamp.certificate_id = ${certificate}`);
  return conditions;
}

/** `stampStatus` of rules.ts, as a condition. */
function isShownAs(status: StampStatus, today: string): RawBuilder<unknown> {
  const hasEnded = sql`coalesce(stamp.end_at < ${today}::date, false)`;
  const isToCome = sql`coalesce(stamp.start_at > ${today}::date, false)`;
  if (status === 'expired') return sql`stamp.status in ('active', 'not_accepted') and ${hasEnded}`;
  if (status === 'not_accepted') return sql`stamp.status = 'not_accepted' and not ${hasEnded}`;
  if (status === 'not_active_yet') return sql`stamp.status = 'active' and not ${hasEnded} and ${isToCome}`;
  if (status === 'active') return sql`stamp.status = 'active' and not ${hasEnded} and not ${isToCome}`;
  return sql`stamp.status = ${status}`;
}

async function countStamps({ db }: Context, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await rowsOf({ total: number })`
    select count(*)::int as total from ${joinedStamps} where ${condition}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Whom an organisation can give something to. */
export async function listStampPeople(
  context: Context,
  organisationId: OrganisationId,
  search: Paging & { q?: string | undefined },
): Promise<Page<StampPerson>> {
  await demandPermission(context, organisationId, 'give_certificates');
  return listKnownPeople(context, organisationId, search);
}
