import type { CultureMessages } from '../../culture-messages.ts';
import type { LettersFor } from '../../letter.ts';

export const cultureLetters: LettersFor<CultureMessages> = {
  cultureCardGiven: ({ name, group, by, visits, day, url }) => ({
    subject: `You have a culture card: ${group}`,
    greeting: `Hi, ${name}!`,
    paragraphs: [
      `${by} has given you a culture card in ${group}.`,
      visits === null
        ? `You can use it as often as you like until ${day}.`
        : `You have ${visits === 1 ? 'one visit' : `${visits} visits`} until ${day}.`,
      'Show the code on your phone at the door, or say your name.',
    ],
    action: { text: 'See the card', url },
    sms: `You have a culture card in ${group}: ${url}`,
  }),
  cultureCardRemoved: ({ name, group, by }) => ({
    subject: `Your culture card is no longer valid: ${group}`,
    greeting: `Hi, ${name}!`,
    paragraphs: [
      `${by} has removed your culture card in ${group}. It cannot be used any more.`,
      `Do you think this is a mistake? Get in touch with ${by}.`,
    ],
    sms: `Your culture card in ${group} was removed by ${by}.`,
  }),
};
