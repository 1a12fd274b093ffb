import type { Locale } from '#platform/language/locale.ts';

/** What something told on a device can be about. */
type Topic = 'places' | 'memberships' | 'messages' | 'news' | 'certificates' | 'running';

/**
 * Every notification that is sent, with what is put into its text. `when` is the time in words. Of news the device says
 * what it is about and which activity, if there is one; who and the rest are told where the user logs in.
 */
export type NoticeValues = { reminder: { event: string; when: string }; news: { topic: Topic; event: string } };

type Notices = {
  [Template in keyof NoticeValues]: (values: NoticeValues[Template]) => { title: string; text: string };
};

const nb: Notices = {
  reminder: ({ event, when }) => ({ title: `Påminnelse: ${event}`, text: when }),
  news: ({ topic, event }) => ({ title: NEWS.nb[topic], text: event }),
};
const nn: Notices = {
  reminder: ({ event, when }) => ({ title: `Påminning: ${event}`, text: when }),
  news: ({ topic, event }) => ({ title: NEWS.nn[topic], text: event }),
};
const en: Notices = {
  reminder: ({ event, when }) => ({ title: `Reminder: ${event}`, text: when }),
  news: ({ topic, event }) => ({ title: NEWS.en[topic], text: event }),
};

const NEWS: Record<Locale, Record<Topic, string>> = {
  nb: {
    places: 'Nytt om noe du er med på',
    memberships: 'Nytt om medlemskapet ditt',
    messages: 'Du har en ny melding',
    news: 'Nye aktiviteter for deg',
    certificates: 'Nytt om sertifikatene dine',
    running: 'Nytt for deg som er arrangør',
  },
  nn: {
    places: 'Nytt om noko du er med på',
    memberships: 'Nytt om medlemskapen din',
    messages: 'Du har ei ny melding',
    news: 'Nye aktivitetar for deg',
    certificates: 'Nytt om sertifikata dine',
    running: 'Nytt for deg som er arrangør',
  },
  en: {
    places: 'News about something you are taking part in',
    memberships: 'News about your membership',
    messages: 'You have a new message',
    news: 'New activities for you',
    certificates: 'News about your certificates',
    running: 'News for you as an organiser',
  },
};

/** Only the server reads these. */
export const NOTICES: Record<Locale, Notices> = { nb, nn, en };
