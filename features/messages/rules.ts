export const CHANNELS = ['email', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Of an address that a message goes to; the other kind is an e-mail address. */
export const isPhone = (address: string): boolean => !address.includes('@');

/** What of an account decides whether it may be written to. The address is the e-mail address or the phone number. */
export type Account = { has_address: boolean; is_verified: boolean; is_blocked: boolean; is_erased: boolean };

/**
 * What users are told of, as they choose about it.
 * - `places`: what becomes of what they have signed up for, and of their shifts.
 * - `running`: what those who run an organisation, or decide about them, have to do something about.
 * - `messages`: what organisations write, invitations to activities, and answers to questions.
 * - `family`: accounts of children, tickets, culture cards and what a family borrows.
 * - `news`: new activities of organisations that they follow, and on lists that they want to hear of.
 */
export const CATEGORIES = ['places', 'family', 'messages', 'memberships', 'certificates', 'running', 'news'] as const;
export type Category = (typeof CATEGORIES)[number];

/** How soon e-mails come: each for itself, or what has come together in a day or a week in one. */
export const EMAIL_PACES = ['at_once', 'daily', 'weekly'] as const;
export type EmailPace = (typeof EMAIL_PACES)[number];
export type DigestPace = Exclude<EmailPace, 'at_once'>;

/** Those with something that can wait until the morning or the week after. What is of no use then is never gathered. */
export const GATHERED_CATEGORIES = [
  'messages',
  'memberships',
  'certificates',
  'running',
  'news',
] as const satisfies readonly Category[];
export type GatheredCategory = (typeof GATHERED_CATEGORIES)[number];

/** What a person chose for one channel; null is no choice. */
export type NoticeChoices = { organisation: boolean | null; category: boolean | null; general: boolean | null };

/** What holds for a person who has not chosen, as the columns of `notification_setting`. */
export const USUAL_NOTICES = {
  by_portal: true,
  by_email: true,
  by_sms: false,
  by_push: true,
  email_pace: 'at_once',
} as const;

/** Without a choice the other categories leave devices in peace. */
export const USUALLY_PUSHED = ['places', 'family', 'messages'] as const satisfies readonly Category[];

export const CHOICE_OF = { email: 'by_email', sms: 'by_sms' } as const satisfies Record<
  Channel,
  keyof typeof USUAL_NOTICES
>;

/** Enough for what a person has to be told: answers to what they did, and what becomes of their own place. */
export const isReachable = ({ has_address, is_verified, is_blocked, is_erased }: Account): boolean =>
  has_address && is_verified && !is_blocked && !is_erased;

/**
 * What was chosen for the organisation counts, else for the category, else the general choice. A user who has chosen
 * nothing and has no mailbox gets SMS: nothing else reaches them.
 */
export const wantsNotices = (
  channel: Channel,
  { organisation, category, general }: NoticeChoices,
  { hasMailbox }: { hasMailbox: boolean },
): boolean =>
  organisation ?? category ?? general ?? (USUAL_NOTICES[CHOICE_OF[channel]] || (channel === 'sms' && !hasMailbox));

/** Anything else that is sent about an organisation, or by the portal. */
export const canBeNotified = (
  channel: Channel,
  account: Account,
  choices: NoticeChoices,
  mailbox: { hasMailbox: boolean },
): boolean => isReachable(account) && wantsNotices(channel, choices, mailbox);
