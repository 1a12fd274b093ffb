import type { Locale } from '#platform/language/locale.ts';
import type { Happening } from '../rules.ts';

/** What something told on a device can be about. */
type Topic = 'places' | 'family' | 'memberships' | 'messages' | 'news' | 'certificates' | 'running';

/**
 * Every notification that is sent, with what is put into its text. `when` is the time in words. Of news the device says
 * what it is about, or what has happened, and which activity, if there is one; who and the rest are told where the user
 * logs in: a guardian reads the same words about a child.
 */
export type NoticeValues = {
  reminder: { event: string; when: string };
  news: { about: Topic | Happening; event: string };
};

type Notices = {
  [Template in keyof NoticeValues]: (values: NoticeValues[Template]) => { title: string; text: string };
};

const nb: Notices = {
  reminder: ({ event, when }) => ({ title: `Påminnelse: ${event}`, text: when }),
  news: ({ about, event }) => ({ title: NEWS.nb[about], text: event }),
};
const nn: Notices = {
  reminder: ({ event, when }) => ({ title: `Påminning: ${event}`, text: when }),
  news: ({ about, event }) => ({ title: NEWS.nn[about], text: event }),
};
const en: Notices = {
  reminder: ({ event, when }) => ({ title: `Reminder: ${event}`, text: when }),
  news: ({ about, event }) => ({ title: NEWS.en[about], text: event }),
};

const NEWS: Record<Locale, Record<Topic | Happening, string>> = {
  nb: {
    places: 'Nytt om noe du er med på',
    family: 'Nytt om fritidskonto, billetter eller lån',
    placePromoted: 'Det ble en ledig plass',
    placeOffered: 'Tilbud om plass. Husk å svare',
    placeRemoved: 'Arrangøren har fjernet en påmelding',
    placeCancelled: 'En påmelding gjelder ikke lenger',
    eventChanged: 'Noe er endret',
    eventCancelled: 'Avlyst',
    eventUncancelled: 'Blir noe av likevel',
    eventPaused: 'Vises ikke nå',
    eventResumed: 'Åpen igjen',
    slotGiven: 'En ny vakt',
    slotTakenBack: 'En vakt er tatt tilbake',
    slotChanged: 'En vakt har fått ny tid',
    slotRemoved: 'En vakt er avlyst',
    loanOffered: 'Deres tur til å låne. Husk å svare',
    caseOpened: 'Noen har meldt fra',
    memberships: 'Nytt om medlemskapet ditt',
    messages: 'Du har en ny melding',
    news: 'Nye aktiviteter for deg',
    certificates: 'Nytt om sertifikatene dine',
    running: 'Nytt for deg som er arrangør',
  },
  nn: {
    places: 'Nytt om noko du er med på',
    family: 'Nytt om fritidskonto, billettar eller lån',
    placePromoted: 'Det vart ein ledig plass',
    placeOffered: 'Tilbod om plass. Hugs å svare',
    placeRemoved: 'Arrangøren har fjerna ei påmelding',
    placeCancelled: 'Ei påmelding gjeld ikkje lenger',
    eventChanged: 'Noko er endra',
    eventCancelled: 'Avlyst',
    eventUncancelled: 'Blir noko av likevel',
    eventPaused: 'Blir ikkje vist no',
    eventResumed: 'Open igjen',
    slotGiven: 'Ei ny vakt',
    slotTakenBack: 'Ei vakt er teken tilbake',
    slotChanged: 'Ei vakt har fått ny tid',
    slotRemoved: 'Ei vakt er avlyst',
    loanOffered: 'Dykkar tur til å låne. Hugs å svare',
    caseOpened: 'Nokon har meldt frå',
    memberships: 'Nytt om medlemskapen din',
    messages: 'Du har ei ny melding',
    news: 'Nye aktivitetar for deg',
    certificates: 'Nytt om sertifikata dine',
    running: 'Nytt for deg som er arrangør',
  },
  en: {
    places: 'News about something you are taking part in',
    family: 'News about accounts, tickets or loans',
    placePromoted: 'A place has become free',
    placeOffered: 'A place is on offer. Remember to answer',
    placeRemoved: 'The organiser has removed a sign-up',
    placeCancelled: 'A sign-up no longer counts',
    eventChanged: 'Something has changed',
    eventCancelled: 'Cancelled',
    eventUncancelled: 'On again after all',
    eventPaused: 'Not shown at the moment',
    eventResumed: 'Open again',
    slotGiven: 'A new shift',
    slotTakenBack: 'A shift has been taken back',
    slotChanged: 'A shift has a new time',
    slotRemoved: 'A shift has been cancelled',
    loanOffered: 'Your turn to borrow. Remember to answer',
    caseOpened: 'Someone has reported something',
    memberships: 'News about your membership',
    messages: 'You have a new message',
    news: 'New activities for you',
    certificates: 'News about your certificates',
    running: 'News for you as an organiser',
  },
};

/** Only the server reads these. */
export const NOTICES: Record<Locale, Notices> = { nb, nn, en };
