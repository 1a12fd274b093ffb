import type { LettersFor } from '../../letter.ts';
import type { PayoutMessages } from '../../news-messages.ts';

export const payoutLetters: LettersFor<PayoutMessages> = {
  payoutsStopped: ({ name, count, url }) => ({
    subject: 'Kontrollen fann avvik, og utbetalingane er stansa',
    greeting: `Hei, ${name}!`,
    paragraphs: [
      count === 1
        ? 'Kontrollen av fritidskontoane fann eitt avvik i rekneskapen.'
        : `Kontrollen av fritidskontoane fann ${count} avvik i rekneskapen.`,
      'Ingen pengar går ut av kommunen før ein kontroll stemmer igjen. Familiane kan framleis bruke kontoane sine.',
    ],
    action: { text: 'Sjå kva kontrollen fann', url },
    afterwards: [
      'Rett det som er gale, med ei ny postering, og kontroller på nytt. Ingenting i journalen kan endrast.',
    ],
    sms: `Kontrollen av fritidskontoane fann avvik, og utbetalingane er stansa: ${url}`,
  }),
  bankFileWaiting: ({ name, number, count, amount, url }) => ({
    subject: `Bankfil ${number} ventar på godkjenning`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      count === 1
        ? `Bankfil ${number} er laga, med éi betaling på ${amount}.`
        : `Bankfil ${number} er laga, med ${count} betalingar på til saman ${amount}.`,
      'Pengane går ikkje ut før ein annan enn den som laga fila, har sett på ho og godkjent ho.',
    ],
    action: { text: 'Sjå på fila', url },
    sms: `Bankfil ${number} på ${amount} ventar på godkjenning: ${url}`,
  }),
};
