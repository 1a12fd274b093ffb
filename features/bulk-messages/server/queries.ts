import { demandPermission } from '#features/organisations/server/public.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { type PageMeta, pageMetaFor } from '#platform/contract/paging.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { type BulkMessage, circular } from '../contract.ts';

type Paging = { page: number; perPage: number };

/** What has been sent to the members; what people write to contact persons is not part of it. */
export async function circularsOf(
  context: Context,
  id: OrganisationId,
  paging: Paging,
): Promise<{ data: BulkMessage[]; meta: PageMeta }> {
  await demandPermission(context, id, 'message_members');
  const { rows } = await rowsOf(circular)`
    select c.id, c.channel, c.subject, c.body, sender.name as sender, c.recipients_count, c.cost_ore, c.created_at,
      c.sent_at
    from circular c
    left join app_user sender on sender.id = c.sender_user_id and sender.erased_at is null
    where c.organisation_id = ${id} and c.audience = 'members'
    order by c.created_at desc, c.id
    limit ${paging.perPage} offset ${(paging.page - 1) * paging.perPage}`.execute(context.db);
  return { data: rows, meta: pageMetaFor(await countBulkMessages(context, id), paging) };
}

async function countBulkMessages({ db }: Context, id: OrganisationId): Promise<number> {
  const { rows } = await rowsOf({ total: number })`
    select count(*)::int as total from circular where organisation_id = ${id} and audience = 'members'`.execute(db);
  return rows[0]?.total ?? 0;
}
