import type { Locale } from '#platform/language/locale.ts';

/** Every notification that is sent, with what is put into its text. `when` is the time in words. */
export type NoticeValues = { reminder: { event: string; when: string } };

type Notices = {
  [Template in keyof NoticeValues]: (values: NoticeValues[Template]) => { title: string; text: string };
};

const nb: Notices = { reminder: ({ event, when }) => ({ title: `Påminnelse: ${event}`, text: when }) };
const nn: Notices = { reminder: ({ event, when }) => ({ title: `Påminning: ${event}`, text: when }) };
const en: Notices = { reminder: ({ event, when }) => ({ title: `Reminder: ${event}`, text: when }) };

/** Only the server reads these. */
export const NOTICES: Record<Locale, Notices> = { nb, nn, en };
