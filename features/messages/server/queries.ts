import { sql } from 'kysely';
import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf, textOrNull } from '#platform/server/rows.ts';
import { type OutboxEntry, outboxEntry } from '../contract.ts';
import { DELIVERY_CLASSES } from '../delivery-classes.ts';
import { CHANNELS } from '../rules.ts';
import { readBody } from './sealed-body.ts';

/** As one value; null where nothing goes along. */
export const attachmentColumn = sql`case when attachment is not null
  then json_build_object('name', attachment_name, 'type', attachment_type, 'content', attachment) end as attachment`;

/** One that was for a certain time is of no use after it, and has been emptied, as have codes and links. */
export const canBeRetried = sql`failed_at is not null and text is not null`;

const outboxRow = outboxEntry.extend({ id: ids.message, sealed: textOrNull });

/** The newest messages to the user who has these characters in their address; spaces in a phone number do not count. */
export async function outboxEntries(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  to: string,
): Promise<OutboxEntry[]> {
  const { rows } = await rowsOf(outboxRow)`
    select id, channel, recipient as to, template, subject, text, html, sealed, ${attachmentColumn}, created_at,
      sent_at
    from outgoing_message
    where position(${to.replaceAll(/\s/g, '').toLowerCase()} in lower(recipient)) > 0
    order by created_at desc, id
    limit 100`.execute(db);
  return rows.map(({ sealed, ...entry }) => ({ ...entry, ...readBody(secrets, { ...entry, sealed }) }));
}

/** How many messages wait, how many were given up within a day, and how many could be tried again, by channel and class. */
export async function countTroubledMessages(db: Db, now: Date): Promise<MessageCounts[]> {
  const { rows } = await rowsOf(messageCountsRow)`
    select channel, delivery_class as class,
      (count(*) filter (where failed_at is null))::int as waiting,
      (count(*) filter (where failed_at > ${new Date(now.getTime() - DAY_MS)}))::int as failed,
      (count(*) filter (where ${canBeRetried}))::int as dead
    from outgoing_message
    where (sent_at is null and failed_at is null) or failed_at is not null
    group by channel, delivery_class`.execute(db);
  return rows;
}

const messageCountsRow = z.object({
  channel: z.enum(CHANNELS),
  class: z.enum(DELIVERY_CLASSES),
  waiting: number,
  failed: number,
  dead: number,
});
type MessageCounts = z.infer<typeof messageCountsRow>;

const DAY_MS = 86_400_000;
