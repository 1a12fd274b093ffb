import type { LettersFor } from '../../letter.ts';
import type { PayoutMessages } from '../../news-messages.ts';

export const payoutLetters: LettersFor<PayoutMessages> = {
  payoutsStopped: ({ name, count, url }) => ({
    subject: 'Kontrollen fant avvik, og utbetalingene er stanset',
    greeting: `Hei, ${name}!`,
    paragraphs: [
      count === 1
        ? 'Kontrollen av fritidskontoene fant ett avvik i regnskapet.'
        : `Kontrollen av fritidskontoene fant ${count} avvik i regnskapet.`,
      'Ingen penger går ut av kommunen før en kontroll stemmer igjen. Familiene kan fortsatt bruke kontoene sine.',
    ],
    action: { text: 'Se hva kontrollen fant', url },
    afterwards: ['Rett det som er galt med en ny postering, og kontroller på nytt. Ingenting i journalen kan endres.'],
    sms: `Kontrollen av fritidskontoene fant avvik, og utbetalingene er stanset: ${url}`,
  }),
};
