import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { BulkMessageId, OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { newId } from '#platform/server/new-id.ts';
import { rowsOf, textOrNull } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import type { MessageTemplate, MessageValues } from '../contract.ts';
import { CLASS_OF } from '../delivery-classes.ts';
import type { Attachment } from './message-transport.ts';
import { handIn, queuedRow } from './queues.ts';
import { quietMoments } from './quiet-moments.ts';
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
    /** Others of its kind go out at night; what this one is about is far enough away. */
    can_wait?: boolean;
    /** Sent only while the user runs this organisation. */
    team_of?: OrganisationId | null;
    /** Another user who is named in it: sent only while they are there. */
    about_user_id?: UserId | null;
    /** Of several messages with the same key only the first is sent: for jobs, which may run twice. */
    once_key?: string;
    /** The first name of the child it is about, in a message to those who act for the child. */
    for_child?: string;
    /** E-mail that the reader can do without: what it is of, in their language, and where they turn it off. */
    unsubscribe?: { what: string; url: string };
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
export const sendMessage = (services: SendingServices, message: Message): Promise<void> =>
  sendMessages(services, [message]);

/** All of them in one statement, and one for each queue that they wait in. */
export async function sendMessages(services: SendingServices, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return;
  const { db } = services;
  const moments = await quietMoments(services, messages);
  const fresh = messages.map((message, at) => ({ ...rowFor(services, message), not_before: moments[at] ?? null }));
  const { rows } = await rowsOf(queuedRow.extend({ not_before: textOrNull }))`
    insert into outgoing_message (
      id, channel, recipient, user_id, tenant_key, template, language, subject, text, html, sealed, created_at,
      expires_at, reply_to, sender, circular_id, attachment_name, attachment_type, attachment, once_key,
      delivery_class, share, waits_since, not_before, team_of, about_user_id, unsubscribe_url
    )
    select fresh.id, fresh.channel, fresh.recipient, fresh.user_id, fresh.tenant_key, fresh.template, fresh.language,
      fresh.subject, fresh.text, fresh.html, fresh.sealed, fresh.created_at, fresh.expires_at, fresh.reply_to, fresh.sender,
      fresh.circular_id, fresh.attachment_name, fresh.attachment_type, fresh.attachment, fresh.once_key,
      fresh.delivery_class, fresh.share, fresh.created_at, fresh.not_before, fresh.team_of, fresh.about_user_id,
      fresh.unsubscribe_url
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as fresh (
      id uuid, channel text, recipient text, user_id uuid, tenant_key text, template text, language text, subject text,
      text text, html text, sealed text, created_at timestamptz, expires_at timestamptz, reply_to text, sender text,
      circular_id uuid, attachment_name text, attachment_type text, attachment text, once_key text, delivery_class text,
      share text, not_before timestamptz, team_of uuid, about_user_id uuid, unsubscribe_url text)
    on conflict do nothing
    returning id, channel, delivery_class, not_before`.execute(db);
  await handIn(services, rows);
}

function rowFor(services: SendingServices, message: Message) {
  const { now, secrets, tenant } = services;
  const { reply_to = null, sender = null, circular_id = null, once_key = null } = message;
  if (!RECIPIENT.test(message.to)) throw new Error('This is no address that a message can be sent to.');
  if (reply_to !== null && !EMAIL_ADDRESS.test(reply_to)) throw new Error('This is no address to answer to.');
  if (sender !== null && !SMS_SENDER.test(sender)) throw new Error('No phone shows this as a sender.');
  const id = newId<'MessageId'>();
  const { channel, subject, ...body } = renderMessage(services, message);
  const deliveryClass = CLASS_OF[message.template];
  const attachment = channel === 'email' ? message.attachment : undefined;
  return {
    id,
    channel,
    recipient: message.to,
    user_id: message.user_id,
    tenant_key: tenant.key,
    template: message.template,
    language: message.language,
    subject,
    ...storedBody(secrets, { id, template: message.template, ...body }),
    created_at: now,
    expires_at: message.expires_at ?? null,
    reply_to,
    sender,
    circular_id,
    attachment_name: attachment?.name ?? null,
    attachment_type: attachment?.type ?? null,
    attachment: attachment?.content ?? null,
    once_key,
    delivery_class: deliveryClass,
    share: deliveryClass === 'bulk' ? (message.organisation_id ?? tenant.key) : null,
    team_of: message.team_of ?? null,
    about_user_id: message.about_user_id ?? null,
    unsubscribe_url: (channel === 'email' && message.unsubscribe?.url) || null,
  };
}
