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
  bankFileWaiting: ({ name, number, count, amount, url }) => ({
    subject: `Bankfil ${number} venter på godkjenning`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      count === 1
        ? `Bankfil ${number} er laget, med én betaling på ${amount}.`
        : `Bankfil ${number} er laget, med ${count} betalinger på til sammen ${amount}.`,
      'Pengene går ikke ut før en annen enn den som laget filen, har sett på den og godkjent den.',
    ],
    action: { text: 'Se på filen', url },
    sms: `Bankfil ${number} på ${amount} venter på godkjenning: ${url}`,
  }),
};
