import type { CultureMessages } from '../../culture-messages.ts';
import type { LettersFor } from '../../letter.ts';

export const cultureLetters: LettersFor<CultureMessages> = {
  cultureCardGiven: ({ name, group, by, visits, day, url }) => ({
    subject: `Du har fått kulturkort: ${group}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${by} har gitt deg kulturkort i ${group}.`,
      visits === null
        ? `Du kan bruke det så ofte du vil til og med ${day}.`
        : `Du har ${visits === 1 ? 'ett besøk' : `${visits} besøk`} til og med ${day}.`,
      'Vis koden på telefonen i døra, eller si navnet ditt.',
    ],
    action: { text: 'Se kortet', url },
    sms: `Du har fått kulturkort i ${group}: ${url}`,
  }),
  cultureCardRemoved: ({ name, group, by }) => ({
    subject: `Kulturkortet ditt gjelder ikke lenger: ${group}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${by} har fjernet kulturkortet ditt i ${group}. Det kan ikke brukes mer.`,
      `Tror du at det er en feil? Ta kontakt med ${by}.`,
    ],
    sms: `Kulturkortet ditt i ${group} er fjernet av ${by}.`,
  }),
};
