import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';

/** Every message that leaves the house, with what is put into its text. */
export type MessageValues = {
  /** A code for signing up, signing in, or changing an address. */
  code: { code: string; minutes: number };
  /** Somebody asks for a code for an address that has an account already. */
  accountExists: { loginUrl: string };
  resetLink: { url: string; minutes: number };
  welcome: { name: string };
  passwordChanged: { name: string; restoreUrl: string };
  addressChanged: { name: string; restoreUrl: string };
  twoFactorOn: { name: string };
  twoFactorOff: { name: string; restoreUrl: string };
  loggedInAs: { name: string; reason: string };
  erased: { name: string };
};

export type MessageTemplate = keyof MessageValues;

const outboxEntry = z.object({
  id: z.string(),
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  template: z.string(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
  html: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
});
export type OutboxEntry = z.infer<typeof outboxEntry>;

/** Exists only where there is demo data. */
export const readOutbox = endpoint({
  method: 'GET',
  path: '/dev/outbox',
  summary: 'Demo only: the e-mails and SMS that would have been sent, the newest first.',
  access: 'anyone',
  rate: 'publicRead',
  query: z.object({ to: z.string().max(320).optional() }),
  answer: z.object({ data: z.array(outboxEntry) }),
});
