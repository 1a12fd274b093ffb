import type { MessageId } from '#features/vocabulary/ids.ts';
import type { Locale } from '#platform/language/locale.ts';

export type Email = {
  id: MessageId;
  to: string;
  /** What the portal is called; the address that it is sent from is the transport's. */
  sender_name: string;
  reply_to: string | null;
  language: Locale;
  subject: string;
  text: string;
  html: string;
  attachment: Attachment | null;
  /** Where a mail program turns it off with one click (RFC 8058); null for what cannot be turned off. */
  unsubscribe_url: string | null;
};

/** A file of text that goes along. */
export type Attachment = { name: string; type: string; content: string };

export type Sms = {
  id: MessageId;
  to: string;
  text: string;
  /** Whom the phone names, where that is not the portal. */
  sender: string | null;
};

/**
 * - `sent`: it has left the house, and what it said is forgotten.
 * - `kept`: it goes nowhere and stays in the table, for the demo's mailbox to show.
 * - `refused`: it will never be taken, however often it is tried.
 *
 * What may go better next time is thrown.
 */
export type Outcome = 'sent' | 'kept' | 'refused';

export type EmailTransport = { sendEmail(mail: Email): Promise<Outcome> };
export type SmsTransport = { sendSms(sms: Sms): Promise<Outcome> };
export type MessageTransport = EmailTransport & SmsTransport;
