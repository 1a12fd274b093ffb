import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import { isThereFor, municipalitiesDecidedFor } from '#features/organisations/policy.ts';
import { accessIn, changeOrganisation, type OrganisationWithAccess } from '#features/organisations/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { type WaitingSender, waitingSender } from '../contract.ts';
import { mayDecideSender } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { tellAboutSender } from './tell-about-sender.ts';

type Decision = { sender: string; reason: string | null };

/** About the name that was looked at: one that has been changed meanwhile waits for another look. */
export const decideSmsSender = (
  context: Context,
  origins: OriginSettings,
  id: OrganisationId,
  { sender, reason }: Decision,
): Promise<undefined> =>
  changeOrganisation(context, id, demandDecision, async (inside, organisation) => {
    const status = reason === null ? 'approved' : 'refused';
    const { rows } = await sql`
      update organisation
      set sms_sender_status = ${status}, sms_sender_reason = ${reason}, sms_sender_decided_at = ${inside.now}
      where id = ${id} and sms_sender = ${sender} and sms_sender_status = 'waiting'
      returning id`.execute(inside.db);
    if (rows.length === 0) refuse('conflict', REFUSALS[inside.language].sender_changed);
    await recordAudit(inside, `sms.sender.${status}`, {
      municipality_id: organisation.municipality_id,
      details: { organization: id, sender, ...(reason !== null && { reason }) },
    });
    await tellAboutSender(inside, origins, organisation, { sender, reason });
    return undefined;
  });

async function demandDecision(context: Context, id: OrganisationId): Promise<OrganisationWithAccess> {
  const organisation = await accessIn(context, id);
  if (!organisation || !isThereFor(context.actor, organisation)) refuse('not_found');
  if (!mayDecideSender(context.actor, organisation)) refuse('forbidden');
  return organisation;
}

/** How many names wait for a look in a municipality. */
export async function sendersWaiting({ db }: Pick<Context, 'db'>, municipality_id: number): Promise<number> {
  const { rows } = await rowsOf({ waiting: number })`
    select count(*)::int as waiting from organisation
    where municipality_id = ${municipality_id} and sms_sender is not null and sms_sender_status = 'waiting'
      and deleted_at is null`.execute(db);
  return rows[0]?.waiting ?? 0;
}

const senderRow = countedRow(waitingSender);

/** In the municipalities that the person decides for, those that have waited longest first. */
export async function waitingSenders(context: Context, paging: Paging): Promise<Page<WaitingSender>> {
  const decidedFor = municipalitiesDecidedFor(actorOf(context));
  const isTheirs = decidedFor ? sql`o.municipality_id = any(${decidedFor}::int[])` : sql`true`;
  const { rows } = await rowsOf(senderRow)`
    with waiting as (
      select o.id, o.name, o.sms_sender as sender, o.sms_sender_asked_at as asked_at,
        proposer.name as asked_by,
        json_build_object('id', m.id::text, 'name', m.name) as municipality
      from organisation o
      join municipality m on m.id = o.municipality_id
      left join app_user proposer on proposer.id = o.sms_sender_asked_by and proposer.erased_at is null
      where o.sms_sender is not null and o.sms_sender_status = 'waiting' and o.deleted_at is null and ${isTheirs}
    ),
    page as (
      select * from waiting order by asked_at, id ${onPage(paging)}
    )
    select page.*, total
    from (select count(*)::int as total from waiting) as counted left join page on true
    order by asked_at, id`.execute(context.db);
  return pageOfRows(rows, paging);
}
