import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';
import type { OutboxEntry } from '../contract.ts';

/** The newest messages to whoever has these characters in their address; spaces in a phone number do not count. */
export async function outboxEntries(db: Db, to: string): Promise<OutboxEntry[]> {
  const { rows } = await sql<OutboxEntry>`
    select id, channel, recipient as to, template, subject, text, html, created_at, sent_at
    from outgoing_message
    where position(${to.replaceAll(/\s/g, '').toLowerCase()} in lower(recipient)) > 0
    order by created_at desc, id
    limit 100`.execute(db);
  return rows;
}
