import { sql } from 'kysely';
import type { ConversationMessages } from '#features/messages/news-messages.ts';
import { isThere, type Notice, notify, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { DEFAULT_TENANT_KEY } from '#features/tenants/defaults.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, type Tenant, tenantByKey, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { ids, type ThreadId, type UserId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Context } from '#platform/server/context.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { number, rowsOf, textOrNull } from '#platform/server/rows.ts';
import { noticeKeyOf } from '../rules.ts';

export type NotifyServices = Omit<JobServices, 'now'> & { now: Date; origins: OriginSettings };
/** A command that tells people of a conversation. */
export type Telling = Context & { origins: OriginSettings };

/** What a notice says of a conversation. Without a name it is the one with the person. */
type Shown = { name: string; conversation: string; person: string; url: string };
type ConversationTemplate = keyof ConversationMessages;
type Letter = Pick<Extract<Notice, { template: ConversationTemplate }>, 'template' | 'values'>;

/** Another decides how often a user is added and removed, so each of these comes once a day. */
const ONCE_A_DAY: readonly ConversationTemplate[] = ['threadAdded', 'threadRemoved'];

const readerRow = recipientRow.extend({
  municipality_id: number.nullable(),
  conversation: textOrNull,
  other_id: ids.user.nullable(),
  other: textOrNull,
});

/** In the portal, and by e-mail where the user wants it: nobody pays for an SMS about a conversation. */
export async function notifyPeople(
  services: Pick<NotifyServices, 'db' | 'now' | 'secrets' | 'enqueue' | 'origins'>,
  id: ThreadId,
  userIds: readonly UserId[],
  letterFor: (shown: Shown, language: Locale) => Letter,
): Promise<void> {
  const { rows } = await rowsOf(readerRow)`
    select ${recipient}, app_user.municipality_id,
      coalesce(thread.name, (select organisation.name from organisation where organisation.id = thread.organisation_id),
        (select event.name from event where event.id = thread.event_id)) as conversation,
      other.id as other_id, other.name as other
    from thread
    join app_user on app_user.id = any(${userIds}::uuid[]) and ${isThere}
    left join lateral (${latestOther}) as other on true
    where thread.id = ${id}
    order by app_user.id`.execute(services.db);
  for (const { id: user_id, name, address: to, lang: language, municipality_id, ...row } of rows) {
    const tenant = portalOf(municipality_id);
    const url = messageAddress({ tenant, language }, services.origins, `/chat/${id}`);
    const letter = letterFor({ name, conversation: row.conversation ?? '', person: row.other ?? '', url }, language);
    // Who is out of it is told of no one in it, nor sent there.
    const about = 'url' in letter.values ? { thread_id: id, person_id: row.other_id } : {};
    await notify({ ...services, tenant }, {
      ...letter,
      to,
      user_id,
      language,
      about,
      bundle_key: noticeKeyOf(id),
      ...(ONCE_A_DAY.includes(letter.template) && {
        once_key: `${letter.template} ${id} ${user_id} ${shortDate(services.now)}`,
      }),
    } as Notice);
  }
}

/** Of the others in a conversation, the one who wrote last of what `app_user` reads: not before they came, nor when blocked. */
const latestOther = sql`
  select writer.id, writer.name
  from thread_participant own
  join thread_message on thread_message.thread_id = own.thread_id and thread_message.seq > own.joined_seq
  join app_user writer on writer.id = thread_message.author_id
  where own.thread_id = thread.id and own.user_id = app_user.id
    and thread_message.kind = 'text' and writer.id <> app_user.id and writer.erased_at is null
    and not exists (
      select from user_block where user_block.user_id = app_user.id and user_block.blocked_user_id = writer.id)
  order by thread_message.seq desc
  limit 1`;

/** The user's own; where there is none, the one of the whole country. */
function portalOf(municipalityId: number | null): Tenant {
  const own = municipalityId === null ? undefined : tenantOfMunicipality(municipalityId);
  const tenant = own ?? tenantByKey(DEFAULT_TENANT_KEY);
  if (!tenant) throw new Error('There is always the portal of the whole country.');
  return tenant;
}
