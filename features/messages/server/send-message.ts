import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import type { MessageTemplate, MessageValues } from '../contract.ts';
import { deliverMessage } from './jobs.ts';
import { renderMessage } from './templates.ts';

export type Message<Template extends MessageTemplate = MessageTemplate> = {
  [T in MessageTemplate]: {
    /** E-mail address or E.164. */
    to: string;
    user_id: string | null;
    language: Locale;
    template: T;
    values: MessageValues[T];
    /** After this it is of no use and is not sent. */
    expires_at?: Date;
  };
}[Template];

type SendingServices = {
  db: Db;
  now: Date;
  tenant: { key: string; name: string; colour: string };
  enqueue: Enqueue;
  /** Lets a phone fill in a code by itself: it does so only for the site that the SMS names. */
  origins?: OriginSettings;
};

/** One address and nothing else: no second recipient, no further header. */
const RECIPIENT = /^(\+\d{8,15}|[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+)$/;

/** Inside a transaction the message exists, and is sent, exactly if the transaction is carried out. */
export async function sendMessage(services: SendingServices, message: Message): Promise<void> {
  const { db, now, tenant, enqueue } = services;
  if (!RECIPIENT.test(message.to)) throw new Error('This is no address that a message can be sent to.');
  const { channel, subject, text, html } = renderMessage(services, message);
  const id = randomUUID();
  await sql`
    insert into outgoing_message (
      id, channel, recipient, user_id, tenant_key, template, language, subject, text, html, created_at, expires_at
    ) values (
      ${id}, ${channel}, ${message.to}, ${message.user_id}, ${tenant.key}, ${message.template}, ${message.language},
      ${subject}, ${text}, ${html}, ${now}, ${message.expires_at ?? null}
    )`.execute(db);
  await enqueue(db, deliverMessage, { id });
}
