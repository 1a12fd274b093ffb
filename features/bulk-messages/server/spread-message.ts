import { sql } from 'kysely';
import { z } from 'zod';
import { linesIn } from '#features/messages/clean-line.ts';
import { type Message, sendMessages } from '#features/messages/server/public.ts';
import { optionalLetters } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, type Tenant, tenantByKey } from '#features/tenants/resolve.ts';
import { type BulkMessageId, ids } from '#features/vocabulary/ids.ts';
import { GIVEN_ROLES } from '#features/vocabulary/roles.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { Enqueue, JobServices } from '#platform/server/jobs.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { nextAttendees } from './attendee-audience.ts';
import { nextRecipients, type Recipient } from './audience.ts';
import { tellReaders } from './jobs-declared.ts';
import { filesOf } from './message-files.ts';

type Services = { db: Db; now: Date; secrets: Secrets; enqueue: Enqueue; origins: OriginSettings };

const bulkMessageRow = z.object({
  id: ids.bulkMessage,
  channel: z.enum(['email', 'sms']),
  organisation_id: ids.organisation,
  from_role: z.enum(GIVEN_ROLES),
  subject: textOrNull,
  body: text,
  organisation: text,
  person: text,
  reply_to: textOrNull,
  sms_sender: textOrNull,
  /** Those of one activity; null = the members. */
  event: z.object({ id: ids.event, name: text }).nullable(),
  occurrence_id: ids.occurrence.nullable(),
  includes_waiting: boolean,
  created_at: text,
  /** How many it was said to reach, and for SMS was paid for: never more. */
  recipients_count: number,
});
type BulkMessage = z.infer<typeof bulkMessageRow>;

const BATCH = 200;

/**
 * One message for each, in batches that are each done or not. A second run goes on where the first one stopped: who has
 * a message already gets no other.
 */
export async function spreadBulkMessage(
  services: Services & Pick<JobServices, 'countRows'>,
  id: BulkMessageId,
  tenantKey: string,
): Promise<void> {
  const { db, now, origins } = services;
  const tenant = tenantByKey(tenantKey);
  const circular = await unsentBulkMessage(db, id);
  if (!circular || !tenant) return;
  const files = circular.channel === 'email' ? await filesOf(db, id, tenant, origins) : [];
  const messageTo = (recipient: Recipient): Message =>
    circular.channel === 'email'
      ? letterTo(recipient, circular, { files, url: pageOf(circular, recipient, tenant, origins) })
      : smsTo(recipient, circular);
  for (;;) {
    const written = await inTransaction(db, async (inside) => {
      const room = circular.recipients_count - (await writtenSoFar(inside, id));
      const recipients = await whoIsNext({ db: inside, now }, circular, Math.min(BATCH, Math.max(0, room)));
      const sending = { ...services, db: inside, tenant };
      const { organisation_id } = circular;
      const letters = recipients.map(messageTo);
      await sendMessages(sending, await optionalLetters(sending, { category: 'messages', organisation_id }, letters));
      return recipients.length;
    });
    if (written === 0) break;
    services.countRows(written);
  }
  await finish(services, id, tenantKey);
}

const whoIsNext = (asking: { db: Db; now: Date }, circular: BulkMessage, most: number): Promise<Recipient[]> =>
  circular.event
    ? nextAttendees(asking, { ...circular, event_id: circular.event.id }, most)
    : nextRecipients(asking, circular, most);

const pageOf = (
  { organisation_id, event }: BulkMessage,
  { lang }: Recipient,
  tenant: Tenant,
  origins: OriginSettings,
): string =>
  messageAddress(
    { tenant, language: lang },
    origins,
    event ? `/events/${event.id}` : `/organisations/${organisation_id}`,
  );

function letterTo(
  { user_id, address, lang }: Recipient,
  { id, organisation_id, organisation, event, person, subject, body, reply_to }: BulkMessage,
  { files, url }: { files: { name: string; url: string }[]; url: string },
): Message {
  const values = { organisation, person, subject: subject ?? '', lines: linesIn(body), url };
  const envelope = {
    to: address,
    user_id,
    language: lang,
    ...(reply_to !== null && { reply_to }),
    circular_id: id,
    organisation_id,
  };
  return event
    ? { ...envelope, template: 'attendeeCircular', values: { ...values, event: event.name } }
    : { ...envelope, template: 'circular', values: { ...values, files } };
}

const smsTo = (
  { user_id, address, lang }: Recipient,
  { id, organisation_id, organisation, body, sms_sender }: BulkMessage,
): Message => ({
  to: address,
  user_id,
  language: lang,
  template: 'smsCircular',
  values: { organisation, lines: linesIn(body) },
  ...(sms_sender !== null && { sender: sms_sender }),
  circular_id: id,
  organisation_id,
});

/** An organisation that has been stopped or deleted meanwhile writes to nobody, nor does a deleted activity. */
async function unsentBulkMessage(db: Db, id: BulkMessageId): Promise<BulkMessage | undefined> {
  const { rows } = await rowsOf(bulkMessageRow)`
    select c.id, c.channel, c.organisation_id, c.from_role, c.subject, c.body, c.recipients_count,
      c.occurrence_id, c.includes_waiting, c.created_at,
      case when event.id is not null then json_build_object('id', event.id, 'name', event.name) end as event,
      o.name as organisation, coalesce(sender.name, o.name) as person,
      case when o.sms_sender_status = 'approved' then o.sms_sender end as sms_sender,
      case when o.email ~ '^[^[:space:]<>()\\[\\],;:"@\\\\]+@[^[:space:]<>()\\[\\],;:"@\\\\]+$' then o.email end as reply_to
    from circular c
    join organisation o on o.id = c.organisation_id
    left join app_user sender on sender.id = c.sender_user_id
    left join event on event.id = c.event_id and event.deleted_at is null
    where c.id = ${id} and c.sent_at is null and o.status = 'accepted' and o.deleted_at is null
      and (c.audience <> 'attendees' or event.id is not null)`.execute(db);
  return rows[0];
}

async function writtenSoFar(db: Db, id: BulkMessageId): Promise<number> {
  const { rows } = await rowsOf({ count: number })`
    select count(*)::int as count from outgoing_message where circular_id = ${id}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Some may have said no in the meantime: what was not sent is not paid for. Then it is put into the lists, once. */
async function finish({ db, now, enqueue }: Services, id: BulkMessageId, tenant: string): Promise<void> {
  await inTransaction(db, async (inside) => {
    const { numAffectedRows } = await sql`
      update circular set
        sent_at = ${now}, recipients_count = written.count,
        parts_count = case when recipients_count = 0 then 0 else parts_count / recipients_count * written.count end,
        cost_ore = case when recipients_count = 0 then 0 else cost_ore / recipients_count * written.count end
      from (select count(*)::int as count from outgoing_message where circular_id = ${id}) as written
      where id = ${id} and sent_at is null`.execute(inside);
    if (numAffectedRows === 1n) await enqueue(inside, tellReaders, { id, tenant, after: null });
  });
}
