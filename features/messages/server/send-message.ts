import { sql } from 'kysely';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { BulkMessageId, OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import type { MessageTemplate, MessageValues } from '../contract.ts';
import { CLASS_OF } from '../delivery-classes.ts';
import type { Attachment } from './message-transport.ts';
import { QUEUE_OF } from './queues.ts';
import { storedBody } from './sealed-body.ts';
import { renderMessage } from './templates.ts';

export type Message<Template extends MessageTemplate = MessageTemplate> = {
  [T in MessageTemplate]: {
    /** E-mail address or E.164. */
    to: string;
    user_id: UserId | null;
    language: Locale;
    template: T;
    values: MessageValues[T];
    /** After this it is of no use and is not sent. */
    expires_at?: Date;
    /** E-mail: who gets the answer, instead of the portal's own people. */
    reply_to?: string;
    /** SMS: whom the phone names as its sender, instead of the portal. */
    sender?: string;
    /** The message to many that this is one of; nobody gets one of them twice. */
    circular_id?: BulkMessageId;
    /** Bulk: the organisation that writes. They take turns; what has none is the portal's. */
    organisation_id?: OrganisationId;
    /** E-mail: a file that goes along. */
    attachment?: Attachment;
    /** Of several messages with the same key only the first is sent: for jobs, which may run twice. */
    once_key?: string;
  };
}[Template];

type SendingServices = {
  db: Db;
  now: Date;
  secrets: Secrets;
  tenant: { key: string; name: string; colour: string };
  enqueue: Enqueue;
  /** Lets a phone fill in a code by itself: it does so only for the site that the SMS names. */
  origins?: OriginSettings;
};

/** One address and nothing else: no second recipient, no further header. */
const RECIPIENT = /^(\+\d{8,15}|[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+)$/;

const EMAIL_ADDRESS = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;
const SMS_SENDER = /^[A-Za-z][A-Za-z0-9 ]{2,10}$/;

/** Inside a transaction the message exists, and is sent, exactly if the transaction is carried out. */
export async function sendMessage(services: SendingServices, message: Message): Promise<void> {
  const { db, now, secrets, tenant, enqueue } = services;
  const { reply_to = null, sender = null, circular_id = null, once_key = null } = message;
  if (!RECIPIENT.test(message.to)) throw new Error('This is no address that a message can be sent to.');
  if (reply_to !== null && !EMAIL_ADDRESS.test(reply_to)) throw new Error('This is no address to answer to.');
  if (sender !== null && !SMS_SENDER.test(sender)) throw new Error('No phone shows this as a sender.');
  const id = newId<'MessageId'>();
  const { channel, subject, ...body } = renderMessage(services, message);
  const { text, html, sealed } = storedBody(secrets, { id, template: message.template, ...body });
  const deliveryClass = CLASS_OF[message.template];
  const share = deliveryClass === 'bulk' ? (message.organisation_id ?? tenant.key) : null;
  const attachment = channel === 'email' ? message.attachment : undefined;
  const { rows } = await sql`
    insert into outgoing_message (
      id, channel, recipient, user_id, tenant_key, template, language, subject, text, html, sealed, created_at,
      expires_at, reply_to, sender, circular_id, attachment_name, attachment_type, attachment, once_key,
      delivery_class, share, waits_since
    ) values (
      ${id}, ${channel}, ${message.to}, ${message.user_id}, ${tenant.key}, ${message.template}, ${message.language},
      ${subject}, ${text}, ${html}, ${sealed}, ${now},
      ${message.expires_at ?? null}, ${reply_to}, ${sender}, ${circular_id}, ${attachment?.name ?? null}, ${attachment?.type ?? null},
      ${attachment?.content ?? null}, ${once_key}, ${deliveryClass}, ${share}, ${now}
    )
    on conflict do nothing
    returning id`.execute(db);
  if (rows.length > 0) await enqueue(db, QUEUE_OF[deliveryClass], { id, channel });
}
