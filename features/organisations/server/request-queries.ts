import { sql } from 'kysely';
import { z } from 'zod';
import { registerAnswer } from '#features/organisation-register/contract.ts';
import type { PageMeta } from '#platform/contract/paging.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { type Counted, countedRow, onPage, pageOfRows } from '#platform/server/page-of-rows.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import { municipalitiesDecidedFor } from '../policy.ts';
import { requestSigns } from '../request-signs.ts';
import { type OrganisationRequest, type OwnRequest, organisationRequest, ownRequest } from '../requests-contract.ts';

/** Whether an organisation that everybody may know of has the number. */
export async function isNumberInUse(context: Context, number: string): Promise<boolean> {
  const { rows } = await rowsOf({ is_in_use: boolean })`
    select exists (
      select from organisation where number = ${number} and status = 'accepted' and deleted_at is null
    ) as is_in_use`.execute(context.db);
  return rows[0]?.is_in_use ?? false;
}

const requestRow = organisationRequest.omit({ register: true, signs: true }).extend({
  register_facts: registerAnswer.pick({ outcome: true, entry: true }).nullable(),
  is_number_in_use: boolean,
});
const requestOnPage = countedRow(requestRow);
type Wanted = { page: number; perPage: number; status: OrganisationRequest['status'] };

/**
 * In the municipalities of the user who asks, for super-admins in all: those that wait longest first, then the latest
 * decided.
 */
export async function organisationRequests(
  context: Context,
  { status, ...paging }: Wanted,
): Promise<{ data: OrganisationRequest[]; meta: PageMeta }> {
  const decidedFor = municipalitiesDecidedFor(actorOf(context));
  const isTheirs = decidedFor ? sql`o.municipality_id = any(${decidedFor}::int[])` : sql`true`;
  // Most accepted ones were never asked for here.
  const isOne = sql`o.status = ${status} and o.deleted_at is null and ${isTheirs}
    and (${status} = 'pending' or o.decided_at is not null)`;
  const order = status === 'pending' ? sql`o.created_at, o.id` : sql`o.decided_at desc, o.id`;
  const { rows } = await rowsOf(requestOnPage)`
    with page as (
      select o.id from organisation o where ${isOne} order by ${order} ${onPage(paging)}
    )
    select o.id, o.name, o.description, o.number, o.email, o.phone, o.address, o.status, o.created_at, o.decided_at,
      o.decline_reason, o.register_facts, coalesce(o.request_note, '') as request_note,
      case when o.website ~* '^https?://' then o.website end as website,
      json_build_object('id', m.id::text, 'name', m.name) as municipality,
      case when requester.id is not null
        then json_build_object('id', requester.id, 'name', requester.name, 'email', requester.email) end as requested_by,
      decider.name as decided_by,
      exists (
        select from organisation other
        where other.number = o.number and other.id <> o.id and other.deleted_at is null
          and other.status <> 'declined'
      ) as is_number_in_use,
      total
    from (select count(*)::int as total from organisation o where ${isOne}) as counted
    left join page on true
    left join organisation o on o.id = page.id
    left join municipality m on m.id = o.municipality_id
    left join app_user requester on requester.id = o.requested_by and requester.erased_at is null
    left join app_user decider on decider.id = o.decided_by and decider.erased_at is null
    order by ${order}`.execute(context.db);
  const { data, meta } = pageOfRows(rows, paging);
  return { data: data.map(withSigns), meta };
}

const withSigns = ({
  register_facts,
  is_number_in_use,
  total: _,
  ...row
}: z.infer<typeof requestRow> & Counted): OrganisationRequest => ({
  ...row,
  register: register_facts?.entry ?? null,
  signs: requestSigns({ ...row, municipality_id: row.municipality.id, register_facts, is_number_in_use }),
});

/** How many wait for an answer from a municipality. */
export async function requestsWaiting({ db }: Pick<Context, 'db'>, municipality_id: number): Promise<number> {
  const { rows } = await rowsOf({ waiting: number })`
    select count(*)::int as waiting from organisation
    where municipality_id = ${municipality_id} and status = 'pending' and deleted_at is null`.execute(db);
  return rows[0]?.waiting ?? 0;
}

const MAX_OWN = 20;

/** What a user has asked for and does not have yet, the latest first. */
export async function ownRequests(context: Context): Promise<OwnRequest[]> {
  const { rows } = await rowsOf(ownRequest)`
    select o.id, o.name, o.number, o.status, o.created_at, o.decided_at, o.decline_reason,
      json_build_object('id', m.id::text, 'name', m.name) as municipality
    from organisation o join municipality m on m.id = o.municipality_id
    where o.requested_by = ${actorOf(context).id} and o.status in ('pending', 'declined') and o.deleted_at is null
    order by o.created_at desc, o.id
    limit ${MAX_OWN}`.execute(context.db);
  return rows;
}

const openRequestRow = z.object({ name: text, is_same: boolean });
type OpenRequest = z.infer<typeof openRequestRow>;

/** What a user waits for, and whether it is what they ask for now: the same number or, without one, the same name. */
export async function openRequestsOf(
  context: Context,
  { number, name, municipality_id }: { number: string | null; name: string; municipality_id: number },
): Promise<OpenRequest[]> {
  const { rows } = await rowsOf(openRequestRow)`
    select name,
      case when ${number}::text is null
        then number is null and municipality_id = ${municipality_id} and name_sort = nb_sort_key(${name})
        else number = ${number}::text end is true as is_same
    from organisation
    where requested_by = ${actorOf(context).id} and status = 'pending' and deleted_at is null`.execute(context.db);
  return rows;
}
