import type { Payload } from '#features/notifications/contract.ts';
import type { NoticeTemplate } from '#features/notifications/kinds.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { DEMO_ACCOUNTS } from '../accounts.ts';

export type NotificationAbout = { organisation: { id: string; name: string }; event: { id: string; name: string } };

export type DemoNotification = {
  to: keyof typeof DEMO_ACCOUNTS;
  kind: NoticeTemplate;
  hoursAgo: number;
  isRead?: true;
  texts: (about: NotificationAbout) => Record<Locale, string>;
  payload: (about: NotificationAbout) => Payload;
  path: (about: NotificationAbout) => string;
};

const organisationPath = ({ organisation }: NotificationAbout) => `/organisations/${organisation.id}`;
const membersPath = (about: NotificationAbout) => `${organisationPath(about)}?tab=members`;
const eventPath = ({ event }: NotificationAbout) => `/events/${event.id}`;
const toProfile = () => '/profile/edit';
const toAdminPanel = () => '/dashboard/admin';

const asked = (to: DemoNotification['to'], person: string, hoursAgo: number): DemoNotification => ({
  to,
  kind: 'memberRequested',
  hoursAgo,
  texts: () => ({
    nb: `${person} vil bli medlem`,
    nn: `${person} vil bli medlem`,
    en: `${person} wants to become a member`,
  }),
  payload: ({ organisation }) => ({ author: { name: person }, organization: organisation }),
  path: membersPath,
});

/** What the people of the demo have been told of, in the words of the letters. */
export const NOTIFICATIONS: readonly DemoNotification[] = [
  asked('leder', 'Marte Haugen', 1),
  {
    to: 'leder',
    kind: 'questionsAsked',
    hoursAgo: 4,
    texts: ({ event }) => ({
      nb: `Nytt spørsmål: ${event.name}`,
      nn: `Nytt spørsmål: ${event.name}`,
      en: `New question: ${event.name}`,
    }),
    payload: ({ event }) => ({ event }),
    path: eventPath,
  },
  { ...asked('leder', 'Ahmed Omar', 30), isRead: true },
  {
    to: 'leder',
    kind: 'smsSenderApproved',
    hoursAgo: 200,
    isRead: true,
    texts: () => ({
      nb: 'Avsendernavnet er godkjent',
      nn: 'Avsendarnamnet er godkjent',
      en: 'The sender name is approved',
    }),
    payload: ({ organisation }) => ({ organization: organisation }),
    path: (about) => `${organisationPath(about)}/settings`,
  },
  asked('koordinator', 'Marte Haugen', 1),
  {
    to: 'koordinator',
    kind: 'roleChanged',
    hoursAgo: 220,
    isRead: true,
    texts: ({ organisation }) => ({
      nb: `Din rolle i ${organisation.name} er endret`,
      nn: `Rolla di i ${organisation.name} er endra`,
      en: `Your role in ${organisation.name} has changed`,
    }),
    payload: ({ organisation }) => ({ organization: organisation, role: 'moderator' }),
    path: organisationPath,
  },
  {
    to: 'medlem',
    kind: 'placePromoted',
    hoursAgo: 0.2,
    texts: ({ event }) => ({
      nb: `Du har fått plass: ${event.name}`,
      nn: `Du har fått plass: ${event.name}`,
      en: `You have got a place: ${event.name}`,
    }),
    payload: ({ event }) => ({ event }),
    path: eventPath,
  },
  {
    to: 'medlem',
    kind: 'newEvents',
    hoursAgo: 6,
    texts: ({ organisation }) => ({
      nb: `Ny aktivitet fra ${organisation.name}`,
      nn: `Ny aktivitet frå ${organisation.name}`,
      en: `New activity from ${organisation.name}`,
    }),
    payload: ({ organisation }) => ({ organization: organisation }),
    path: eventPath,
  },
  {
    to: 'medlem',
    kind: 'stampExpired',
    hoursAgo: 52,
    isRead: true,
    texts: () => ({
      nb: 'Sertifikatet Førstehjelp er utløpt',
      nn: 'Sertifikatet Førstehjelp har gått ut',
      en: 'The certificate First aid has expired',
    }),
    payload: ({ organisation }) => ({ organization: organisation, certificate: { name: 'Førstehjelp' } }),
    path: toProfile,
  },
  {
    to: 'medlem',
    kind: 'memberAccepted',
    hoursAgo: 500,
    isRead: true,
    texts: ({ organisation }) => ({
      nb: `Du er medlem i ${organisation.name}`,
      nn: `Du er medlem i ${organisation.name}`,
      en: `You are a member of ${organisation.name}`,
    }),
    payload: ({ organisation }) => ({ organization: organisation }),
    path: organisationPath,
  },
  {
    to: 'bruker',
    kind: 'newEvents',
    hoursAgo: 6,
    texts: ({ organisation }) => ({
      nb: `2 nye aktiviteter fra ${organisation.name}`,
      nn: `2 nye aktivitetar frå ${organisation.name}`,
      en: `2 new activities from ${organisation.name}`,
    }),
    payload: ({ organisation }) => ({ organization: organisation }),
    path: organisationPath,
  },
  {
    to: 'bruker',
    kind: 'questionsAnswered',
    hoursAgo: 28,
    isRead: true,
    texts: ({ event }) => ({
      nb: `Svar på spørsmålet ditt: ${event.name}`,
      nn: `Svar på spørsmålet ditt: ${event.name}`,
      en: `An answer to your question: ${event.name}`,
    }),
    payload: ({ event, organisation }) => ({ event, organization: organisation }),
    path: eventPath,
  },
  {
    to: 'kommune',
    kind: 'organisationRequested',
    hoursAgo: 2,
    texts: () => ({
      nb: 'Ny arrangør venter på svar',
      nn: 'Ny arrangør ventar på svar',
      en: 'A new organiser is waiting for an answer',
    }),
    payload: () => ({}),
    path: toAdminPanel,
  },
  {
    to: 'kommune',
    kind: 'twoFactorOn',
    hoursAgo: 340,
    isRead: true,
    texts: () => ({
      nb: 'Innlogging i to steg er slått på',
      nn: 'Innlogging i to steg er slått på',
      en: 'Two-step login is turned on',
    }),
    payload: () => ({}),
    path: toProfile,
  },
];
