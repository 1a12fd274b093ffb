import type { LettersFor } from '../../letter.ts';
import type { WindDownMessages } from '../../news-messages.ts';

export const windDownLetters: LettersFor<WindDownMessages> = {
  portalClosing: ({ name, organisations, days, lastDay, fetchUntil, url }, portal) => ({
    subject: `${portal} closes on ${lastDay}`,
    greeting: `Hi, ${name}!`,
    paragraphs: [
      `${portal} closes in ${days === 1 ? 'one day' : `${days} days`}. The last day is ${lastDay}.`,
      `You can fetch what is yours until ${fetchUntil}. After that it is deleted.`,
      ...organisations.map(
        (organisation) => `${organisation}: download the lists of members and activities before ${lastDay}.`,
      ),
    ],
    action: { text: 'See what happens when', url },
    afterwards: ['Would you like to keep your account? Choose another municipality in your profile, and it stays.'],
    sms: `${portal} closes on ${lastDay}. Fetch what is yours until ${fetchUntil}: ${url}`,
  }),
};
