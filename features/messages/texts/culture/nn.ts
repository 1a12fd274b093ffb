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
        : `Du har ${visits === 1 ? 'eitt besøk' : `${visits} besøk`} til og med ${day}.`,
      'Vis koden på telefonen i døra, eller sei namnet ditt.',
    ],
    action: { text: 'Sjå kortet', url },
    sms: `Du har fått kulturkort i ${group}: ${url}`,
  }),
  cultureCardRemoved: ({ name, group, by }) => ({
    subject: `Kulturkortet ditt gjeld ikkje lenger: ${group}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${by} har fjerna kulturkortet ditt i ${group}. Det kan ikkje brukast meir.`,
      `Trur du at det er ein feil? Ta kontakt med ${by}.`,
    ],
    sms: `Kulturkortet ditt i ${group} er fjerna av ${by}.`,
  }),
};
