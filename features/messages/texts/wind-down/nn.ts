import type { LettersFor } from '../../letter.ts';
import type { WindDownMessages } from '../../news-messages.ts';

export const windDownLetters: LettersFor<WindDownMessages> = {
  portalClosing: ({ name, organisations, days, lastDay, fetchUntil, url }, portal) => ({
    subject: `${portal} stengjer ${lastDay}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${portal} stengjer om ${days === 1 ? 'éin dag' : `${days} dagar`}. ${lastDay} er siste dag.`,
      `Du kan hente det som er ditt til og med ${fetchUntil}. Deretter blir det sletta.`,
      ...organisations.map(
        (organisation) => `${organisation}: last ned lister over medlemer og aktivitetar før ${lastDay}.`,
      ),
    ],
    action: { text: 'Sjå kva som skjer når', url },
    afterwards: ['Vil du behalde brukaren din? Vel ein annan kommune i profilen din, så beheld du han.'],
    sms: `${portal} stengjer ${lastDay}. Hent det som er ditt til og med ${fetchUntil}: ${url}`,
  }),
};
