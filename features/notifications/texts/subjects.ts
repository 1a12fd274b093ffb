import type { Category, DigestPace } from '#features/messages/rules.ts';
import type { Locale } from '#platform/language/locale.ts';

/** What a letter is about, as it goes on after ‘You get e-mails about’. */
type SubjectTexts = {
  category: Record<Category, string>;
  organisation(name: string): string;
  reminder: string;
  digest: Record<DigestPace, string>;
};

export const SUBJECT_TEXTS: Record<Locale, SubjectTexts> = {
  nb: {
    category: {
      places: 'endringer i det du er påmeldt',
      family: 'fritidskonto, billetter og lån',
      messages: 'meldinger og svar til deg',
      memberships: 'medlemskap og roller',
      certificates: 'sertifikatene dine',
      running: 'det du er med på å arrangere',
      news: 'nytt fra dem du følger',
    },
    organisation: (name) => `det som skjer hos ${name}`,
    reminder: 'det som snart begynner',
    digest: { daily: 'dagen som gikk', weekly: 'uka som gikk' },
  },
  nn: {
    category: {
      places: 'endringar i det du er påmeld til',
      family: 'fritidskonto, billettar og lån',
      messages: 'meldingar og svar til deg',
      memberships: 'medlemskap og roller',
      certificates: 'sertifikata dine',
      running: 'det du er med på å arrangere',
      news: 'nytt frå dei du følgjer',
    },
    organisation: (name) => `det som skjer hos ${name}`,
    reminder: 'det som snart tek til',
    digest: { daily: 'dagen som gjekk', weekly: 'veka som gjekk' },
  },
  en: {
    category: {
      places: 'changes to what you have signed up for',
      family: 'leisure accounts, tickets and loans',
      messages: 'messages and answers to you',
      memberships: 'memberships and roles',
      certificates: 'your certificates',
      running: 'what you help to organise',
      news: 'news from those you follow',
    },
    organisation: (name) => `what goes on at ${name}`,
    reminder: 'what is about to begin',
    digest: { daily: 'the past day', weekly: 'the past week' },
  },
};
