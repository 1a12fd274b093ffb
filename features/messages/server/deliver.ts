import { sql } from 'kysely';
import { z } from 'zod';
import { tenantByKey } from '#features/tenants/resolve.ts';
import { ids, type MessageId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { LOCALES } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { TryLater } from '#platform/server/try-later.ts';
import { outboxEntry } from '../contract.ts';
import { CHANNELS, type Channel } from '../rules.ts';
import type { MessageTransport, Outcome } from './message-transport.ts';
import { EMPTIED, HAS_WORDS } from './message-words.ts';
import { attachmentColumn } from './queries.ts';
import { readBody } from './sealed-body.ts';
import { senderOf } from './sender.ts';
import type { ShareTurns } from './share-turns.ts';

type Delivery = { db: Db; now: Date; secrets: Secrets; transport: MessageTransport };

const outgoingMessageRow = z.object({
  id: ids.message,
  channel: z.enum(CHANNELS),
  recipient: text,
  tenant_key: text,
  language: z.enum(LOCALES),
  subject: textOrNull,
  text: textOrNull,
  html: textOrNull,
  sealed: textOrNull,
  expires_at: textOrNull,
  not_before: textOrNull,
  reply_to: textOrNull,
  sender: textOrNull,
  attachment: outboxEntry.shape.attachment,
  unsubscribe_url: textOrNull,
});
type OutgoingMessage = z.infer<typeof outgoingMessageRow>;

type Delivered = Outcome | 'unreadable' | null;

const CLAIMED_COLUMNS = sql`id, channel, recipient, tenant_key, language, subject, text, html, sealed, expires_at,
  not_before, reply_to, sender, unsubscribe_url, ${attachmentColumn}`;

/** Longer than any transport tries. Who holds a message for longer has died with it. */
const CLAIM_LASTS_MS = 5 * 60_000;

/**
 * Sends one message, once. Two processes cannot both claim it. When one dies while sending, another sends it, and it
 * may then arrive twice.
 */
export async function deliver(delivery: Delivery, id: MessageId): Promise<Delivered> {
  const { db, now } = delivery;
  const message = await claim(db, id, now);
  if (message) return sendClaimed(delivery, message);
  await demandNotHeld(db, id, now);
  return null;
}

/**
 * Sends the bulk message whose turn it is, once. There is a job for each of them, and none says which: a share with
 * many of them does not stand in front of one with few.
 */
export async function deliverNextBulk(delivery: Delivery, channel: Channel, turns: ShareTurns): Promise<Delivered> {
  const { db, now } = delivery;
  const shares = new Set(await waitingShares(db, channel, now));
  for (let share = turns.next(shares); share !== undefined; share = turns.next(shares)) {
    const message = await claimOfShare(db, { channel, share, now });
    if (message) return sendClaimed(delivery, message);
    // Others have taken what it had.
    shares.delete(share);
  }
  return null;
}

async function sendClaimed(delivery: Delivery, message: OutgoingMessage): Promise<Delivered> {
  const { db, now } = delivery;
  const { id } = message;
  if (message.expires_at && Date.parse(message.expires_at) <= now.getTime()) {
    await giveUp(db, id, now, { failure: 'expired', isOver: true });
    return null;
  }
  if (message.not_before !== null && !(await isStillFor(db, id, now))) {
    await giveUp(db, id, now, { failure: 'nobody is to be told any more', isOver: true });
    return null;
  }
  const body = readBody(delivery.secrets, message);
  if (!body) {
    await giveUp(db, id, now, { failure: 'sealed with another SECRET', isOver: true });
    return 'unreadable';
  }
  const outcome = await hand(delivery.transport, { ...message, ...body }).catch(async (error: unknown) => {
    await release(db, id, now, failureIn(error));
    throw error;
  });
  if (outcome === 'refused')
    await giveUp(db, id, now, { failure: 'refused for good', isOver: message.sealed !== null });
  if (outcome === 'sent') await forgetBody(db, id);
  if (outcome === 'kept') await letGo(db, id);
  return outcome;
}

/** What has waited for the morning: its reader may have been shut out since, and the user whom it names may have left. */
async function isStillFor(db: Db, id: MessageId, now: Date): Promise<boolean> {
  const today = shortDate(now);
  const { rows } = await sql`
    select from outgoing_message message
    left join app_user reader on reader.id = message.user_id
    left join app_user named on named.id = message.about_user_id
    where message.id = ${id} and reader.blocked_at is null and reader.erased_at is null and named.erased_at is null
      and (
        message.team_of is null
        or exists (select from organisation where id = message.team_of and owner_user_id = message.user_id)
        or exists (
          select from membership
          where organisation_id = message.team_of and user_id = message.user_id and status = 'active'
            and role in ('admin', 'moderator') and coalesce(starts_on <= ${today}::date, true)
            and coalesce(ends_on >= ${today}::date, true)))`.execute(db);
  return rows.length > 0;
}

/** Only words that were chosen here are kept: those of others may name the recipient. */
const failureIn = (error: unknown): string =>
  error instanceof TryLater ? error.message : error instanceof Error ? error.name : 'unknown';

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
    unsubscribe_url: message.unsubscribe_url,
  });
}

/** What has been sent has no words left, but for what is kept; what has words and an old claim was never finished. */
async function claim(db: Db, id: MessageId, now: Date): Promise<OutgoingMessage | undefined> {
  const { rows } = await rowsOf(outgoingMessageRow)`
    update outgoing_message
    set ${claimedAt(now)}
    where id = ${id} and failed_at is null and ${HAS_WORDS}
      and (sent_at is null or sent_at < ${new Date(now.getTime() - CLAIM_LASTS_MS)})
    returning ${CLAIMED_COLUMNS}`.execute(db);
  return rows[0];
}

/** The oldest that waits; those that failed are behind the others. */
async function claimOfShare(
  db: Db,
  { channel, share, now }: { channel: Channel; share: string; now: Date },
): Promise<OutgoingMessage | undefined> {
  const { rows } = await rowsOf(outgoingMessageRow)`
    update outgoing_message
    set ${claimedAt(now)}
    where id = (
      select id from outgoing_message
      where ${bulkWaitingAt(now)} and channel = ${channel} and share = ${share}
      order by waits_since, id
      limit 1
      for update skip locked)
    returning ${CLAIMED_COLUMNS}`.execute(db);
  return rows[0];
}

const claimedAt = (now: Date) =>
  sql`sent_at = ${now}, held_until = ${new Date(now.getTime() + CLAIM_LASTS_MS)}, tries = tries + 1`;

/** As the index has it, and not in the hands of a worker that lives. */
const bulkWaitingAt = (now: Date) => sql`delivery_class = 'bulk' and failed_at is null
  and (sent_at is null or held_until is not null) and (sent_at is null or held_until <= ${now})
  and coalesce(not_before <= ${now}, true)`;

/** From one share to the next in the index, however many messages each of them has. */
async function waitingShares(db: Db, channel: Channel, now: Date): Promise<string[]> {
  const { rows } = await rowsOf({ share: text })`
    with recursive found (share) as (
      (select share from outgoing_message
        where ${bulkWaitingAt(now)} and channel = ${channel}
        order by share limit 1)
      union all
      select (select share from outgoing_message
        where ${bulkWaitingAt(now)} and channel = ${channel} and share > found.share
        order by share limit 1)
      from found where found.share is not null
    )
    select share from found where share is not null`.execute(db);
  return rows.map(({ share }) => share);
}

/** Another user is sending it. Should they fail without a word, this try must come again. */
async function demandNotHeld(db: Db, id: MessageId, now: Date): Promise<void> {
  const { rows } = await sql`
    select 1 from outgoing_message
    where id = ${id} and failed_at is null and ${HAS_WORDS}
      and sent_at >= ${new Date(now.getTime() - CLAIM_LASTS_MS)}`.execute(db);
  if (rows.length > 0) throw new Error('Another worker is sending this message.');
}

async function release(db: Db, id: MessageId, now: Date, failure: string): Promise<void> {
  await sql`
    update outgoing_message set sent_at = null, held_until = null, waits_since = ${now}, failure = ${failure}
    where id = ${id} and sent_at = ${now}`.execute(db);
}

/** One that is over is of no use to anybody; the others keep their words, for an operator to have them tried again. */
async function giveUp(
  db: Db,
  id: MessageId,
  now: Date,
  { failure, isOver }: { failure: string; isOver: boolean },
): Promise<void> {
  await sql`
    update outgoing_message
    set sent_at = null, held_until = null, failed_at = ${now}, failure = ${failure}${isOver ? sql`, ${EMPTIED}` : sql``}
    where id = ${id}`.execute(db);
}

async function forgetBody(db: Db, id: MessageId): Promise<void> {
  await sql`update outgoing_message set held_until = null, failure = null, ${EMPTIED} where id = ${id}`.execute(db);
}

async function letGo(db: Db, id: MessageId): Promise<void> {
  await sql`update outgoing_message set held_until = null, failure = null where id = ${id}`.execute(db);
}
