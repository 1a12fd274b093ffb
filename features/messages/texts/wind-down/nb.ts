import type { LettersFor } from '../../letter.ts';
import type { WindDownMessages } from '../../news-messages.ts';

export const windDownLetters: LettersFor<WindDownMessages> = {
  portalClosing: ({ name, organisations, days, lastDay, fetchUntil, url }, portal) => ({
    subject: `${portal} stenger ${lastDay}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${portal} stenger om ${days === 1 ? 'én dag' : `${days} dager`}. ${lastDay} er siste dag.`,
      `Du kan hente det som er ditt til og med ${fetchUntil}. Deretter blir det slettet.`,
      ...organisations.map(
        (organisation) => `${organisation}: last ned lister over medlemmer og aktiviteter før ${lastDay}.`,
      ),
    ],
    action: { text: 'Se hva som skjer når', url },
    afterwards: ['Vil du beholde brukeren din? Velg en annen kommune i profilen din, så beholder du den.'],
    sms: `${portal} stenger ${lastDay}. Hent det som er ditt til og med ${fetchUntil}: ${url}`,
  }),
};
