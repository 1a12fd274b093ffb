import { sql } from 'kysely';
import { linesIn } from '#features/messages/clean-line.ts';
import { type Message, sendMessage } from '#features/messages/server/send-message.ts';
import type { GivenRole } from '#features/organisations/rules.ts';
import { type OriginSettings, originOf, type Tenant, tenantByKey } from '#features/tenants/resolve.ts';
import { localisedPath } from '#platform/language/paths.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { type Channel, nextRecipients, type Recipient } from './audience.ts';
import { filesOf } from './circular-files.ts';

type Services = { db: Db; now: Date; enqueue: Enqueue; origins: OriginSettings };

type Circular = {
  id: string;
  channel: Channel;
  organisation_id: string;
  from_role: GivenRole;
  subject: string | null;
  body: string;
  organisation: string;
  person: string;
  reply_to: string | null;
  sms_sender: string | null;
  /** How many it was said to reach, and for SMS was paid for: never more. */
  recipients_count: number;
};

const BATCH = 200;

/**
 * One message for each, in batches that are each done or not. A second run goes on where the first one stopped: who has
 * a message already gets no other.
 */
export async function spreadCircular(services: Services, id: string, tenantKey: string): Promise<void> {
  const { db, now, origins } = services;
  const tenant = tenantByKey(tenantKey);
  const circular = await unsentCircular(db, id);
  if (!circular || !tenant) return;
  const files = circular.channel === 'email' ? await filesOf(db, id, tenant, origins) : [];
  const messageTo = (recipient: Recipient): Message =>
    circular.channel === 'email'
      ? letterTo(recipient, circular, { files, url: pageOf(circular, recipient, tenant, origins) })
      : smsTo(recipient, circular);
  for (;;) {
    const written = await inTransaction(db, async (inside) => {
      const room = circular.recipients_count - (await writtenSoFar(inside, id));
      const recipients = await nextRecipients({ db: inside, now }, circular, Math.min(BATCH, Math.max(0, room)));
      for (const recipient of recipients) {
        await sendMessage({ ...services, db: inside, tenant }, messageTo(recipient));
      }
      return recipients.length;
    });
    if (written === 0) break;
  }
  await finish(db, id, now);
}

const pageOf = ({ organisation_id }: Circular, { lang }: Recipient, tenant: Tenant, origins: OriginSettings): string =>
  originOf(tenant, origins) + localisedPath(`/organisations/${organisation_id}`, lang);

function letterTo(
  { user_id, address, lang }: Recipient,
  { id, organisation, person, subject, body, reply_to }: Circular,
  { files, url }: { files: { name: string; url: string }[]; url: string },
): Message {
  return {
    to: address,
    user_id,
    language: lang,
    template: 'circular',
    values: { organisation, person, subject: subject ?? '', lines: linesIn(body), files, url },
    ...(reply_to !== null && { reply_to }),
    circular_id: id,
  };
}

const smsTo = ({ user_id, address, lang }: Recipient, { id, organisation, body, sms_sender }: Circular): Message => ({
  to: address,
  user_id,
  language: lang,
  template: 'smsCircular',
  values: { organisation, lines: linesIn(body) },
  ...(sms_sender !== null && { sender: sms_sender }),
  circular_id: id,
});

/** An organisation that has been deleted meanwhile writes to nobody. */
async function unsentCircular(db: Db, id: string): Promise<Circular | undefined> {
  const { rows } = await sql<Circular>`
    select c.id, c.channel, c.organisation_id, c.from_role, c.subject, c.body, c.recipients_count,
      o.name as organisation, coalesce(sender.name, o.name) as person, o.sms_sender,
      case when o.email ~ '^[^[:space:]<>()\\[\\],;:"@\\\\]+@[^[:space:]<>()\\[\\],;:"@\\\\]+$' then o.email end as reply_to
    from circular c
    join organisation o on o.id = c.organisation_id
    left join app_user sender on sender.id = c.sender_user_id
    where c.id = ${id} and c.sent_at is null and o.deleted_at is null`.execute(db);
  return rows[0];
}

async function writtenSoFar(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outgoing_message where circular_id = ${id}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Some may have said no in the meantime: what was not sent is not paid for. */
async function finish(db: Db, id: string, now: Date): Promise<void> {
  await sql`
    update circular set
      sent_at = ${now}, recipients_count = written.count,
      parts_count = case when recipients_count = 0 then 0 else parts_count / recipients_count * written.count end,
      cost_ore = case when recipients_count = 0 then 0 else cost_ore / recipients_count * written.count end
    from (select count(*)::int as count from outgoing_message where circular_id = ${id}) as written
    where id = ${id} and sent_at is null`.execute(db);
}
