import { sql } from 'kysely';
import { z } from 'zod';
import { tenantByKey } from '#features/tenants/resolve.ts';
import { ids, type MessageId } from '#features/vocabulary/ids.ts';
import { LOCALES } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { outboxEntry } from '../contract.ts';
import type { MessageTransport, Outcome } from './message-transport.ts';
import { attachmentColumn } from './queries.ts';
import { readBody } from './sealed-body.ts';
import { senderOf } from './sender.ts';

type Delivery = { db: Db; now: Date; secrets: Secrets; transport: MessageTransport };

const outgoingMessageRow = z.object({
  id: ids.message,
  channel: z.enum(['email', 'sms']),
  recipient: text,
  tenant_key: text,
  language: z.enum(LOCALES),
  subject: textOrNull,
  text: textOrNull,
  html: textOrNull,
  sealed: textOrNull,
  expires_at: textOrNull,
  reply_to: textOrNull,
  sender: textOrNull,
  attachment: outboxEntry.shape.attachment,
});
type OutgoingMessage = z.infer<typeof outgoingMessageRow>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What a message said, and to whom it would have been answered, is nobody's business once it is gone. */
const EMPTIED = sql`text = null, html = null, sealed = null, reply_to = null,
  attachment_name = null, attachment_type = null, attachment = null`;

const HAS_WORDS = sql`(text is not null or sealed is not null)`;

/** Longer than any transport tries. Who holds a message for longer has died with it. */
const CLAIM_LASTS_MS = 5 * MINUTE_MS;
const TRIED_FOR_MS = DAY_MS;
const HANDED_IN_AGAIN_AFTER_MS = HOUR_MS;

/**
 * Sends one message, once. Two who try at the same time cannot both claim it; one who dies while sending leaves it to
 * the next, and then it may arrive twice.
 */
export async function deliver(delivery: Delivery, id: MessageId): Promise<Outcome | 'unreadable' | null> {
  const { db, now } = delivery;
  const message = await claim(db, id, now);
  if (!message) {
    await demandNotHeld(db, id, now);
    return null;
  }
  if (message.expires_at && Date.parse(message.expires_at) <= now.getTime()) {
    await giveUp(db, id, now);
    return null;
  }
  const body = readBody(delivery.secrets, message);
  if (!body) {
    await giveUp(db, id, now);
    return 'unreadable';
  }
  const outcome = await hand(delivery.transport, { ...message, ...body }).catch(async (error: unknown) => {
    await release(db, id, now);
    throw error;
  });
  if (outcome === 'refused') await giveUp(db, id, now);
  if (outcome === 'sent') await forgetBody(db, id);
  return outcome;
}

function hand(transport: MessageTransport, message: OutgoingMessage): Promise<Outcome> {
  const { id, recipient: to, language } = message;
  const text = message.text ?? '';
  if (message.channel === 'sms') return transport.sendSms({ id, to, text, sender: message.sender });
  const portal = senderOf(tenantByKey(message.tenant_key), language);
  return transport.sendEmail({
    id,
    to,
    sender_name: portal.name,
    reply_to: message.reply_to ?? portal.support_email,
    language,
    subject: message.subject ?? '',
    text,
    html: message.html ?? '',
    attachment: message.attachment,
  });
}

/** What has been sent has no words left, but for what is kept; what has words and an old claim was never finished. */
async function claim(db: Db, id: MessageId, now: Date): Promise<OutgoingMessage | undefined> {
  const { rows } = await rowsOf(outgoingMessageRow)`
    update outgoing_message
    set sent_at = ${now}, tries = tries + 1
    where id = ${id} and failed_at is null and ${HAS_WORDS}
      and (sent_at is null or sent_at < ${new Date(now.getTime() - CLAIM_LASTS_MS)})
    returning id, channel, recipient, tenant_key, language, subject, text, html, sealed, expires_at,
      reply_to, sender, ${attachmentColumn}`.execute(db);
  return rows[0];
}

/** Another user is sending it. Should they fail without a word, this try must come again. */
async function demandNotHeld(db: Db, id: MessageId, now: Date): Promise<void> {
  const { rows } = await sql`
    select 1 from outgoing_message
    where id = ${id} and failed_at is null and ${HAS_WORDS}
      and sent_at >= ${new Date(now.getTime() - CLAIM_LASTS_MS)}`.execute(db);
  if (rows.length > 0) throw new Error('Another worker is sending this message.');
}

async function release(db: Db, id: MessageId, claimedAt: Date): Promise<void> {
  await sql`update outgoing_message set sent_at = null where id = ${id} and sent_at = ${claimedAt}`.execute(db);
}

async function giveUp(db: Db, id: MessageId, now: Date): Promise<void> {
  await sql`
    update outgoing_message set sent_at = null, failed_at = ${now}, ${EMPTIED}
    where id = ${id}`.execute(db);
}

async function forgetBody(db: Db, id: MessageId): Promise<void> {
  await sql`update outgoing_message set ${EMPTIED} where id = ${id}`.execute(db);
}

/** The messages that are worth another round of tries; those that have waited for too long are given up. */
export async function handInAgain(db: Db, now: Date): Promise<MessageId[]> {
  await sql`
    update outgoing_message set failed_at = ${now}, ${EMPTIED}
    where sent_at is null and failed_at is null
      and (created_at < ${new Date(now.getTime() - TRIED_FOR_MS)} or expires_at <= ${now})`.execute(db);
  const { rows } = await rowsOf({ id: ids.message })`
    select id from outgoing_message
    where sent_at is null and failed_at is null
      and created_at < ${new Date(now.getTime() - HANDED_IN_AGAIN_AFTER_MS)}
    order by created_at
    limit 1000`.execute(db);
  return rows.map(({ id }) => id);
}

/** For a change of the secret: the codes and links that are sealed end with it. */
export async function giveUpSealedMessages(db: Db, now: Date): Promise<void> {
  await sql`
    update outgoing_message
    set failed_at = case when sent_at is null then coalesce(failed_at, ${now}) else failed_at end, ${EMPTIED}
    where sealed is not null`.execute(db);
}
