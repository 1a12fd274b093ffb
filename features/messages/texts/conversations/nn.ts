import type { LettersFor } from '../../letter.ts';
import type { ConversationMessages } from '../../news-messages.ts';

const theOne = (conversation: string, person: string): string => {
  if (conversation) return `samtalen «${conversation}»`;
  return person ? `samtalen med ${person}` : 'ein samtale';
};

export const conversationLetters: LettersFor<ConversationMessages> = {
  messagesUnread: ({ name, conversation, person, url }) => ({
    subject: !conversation && person ? `${person} har skrive til deg` : `Nytt i ${theOne(conversation, person)}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Du har ulesne meldingar i ${theOne(conversation, person)}.`],
    action: { text: 'Les meldingane', url },
    afterwards: [
      'Du får ikkje fleire e-postar om samtalen før du har lese han. Vil du ikkje ha nokon i det heile, kan du slå av varsel for samtalen.',
    ],
    sms: `Du har ulesne meldingar: ${url}`,
  }),
  threadExpiring: ({ name, conversation, person, day, url }) => ({
    subject: `Snart blir ${theOne(conversation, person)} sletta`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Det er lenge sidan nokon skreiv i ${theOne(conversation, person)}. Han blir sletta ${day}, med alt som står der.`,
      'Vil du ta vare på han, er det nok at ein av dykk skriv noko før det.',
    ],
    action: { text: 'Opne samtalen', url },
    sms: `Ein samtale du er med i, blir sletta ${day}: ${url}`,
  }),
  threadAdded: ({ name, conversation, person, url }) => ({
    subject: `Du er lagd til i ${theOne(conversation, person)}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Nokon har lagt deg til i ${theOne(conversation, person)}. Du kan lese det som blir skrive frå no av.`,
    ],
    action: { text: 'Opne samtalen', url },
    afterwards: ['Vil du ikkje vere med? Du kan gå ut av samtalen når du vil.'],
    sms: `Du er lagd til i ein samtale: ${url}`,
  }),
  threadRemoved: ({ name, conversation }) => ({
    subject: `Du er ikkje lenger med i ${theOne(conversation, '')}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Du er teken ut av ${theOne(conversation, '')}, og kan ikkje lese han lenger.`],
    sms: 'Du er teken ut av ein samtale.',
  }),
  threadDeleted: ({ name, conversation }) => ({
    subject: conversation ? `Sletta: samtalen «${conversation}»` : 'Ein samtale er sletta',
    greeting: `Hei, ${name}!`,
    paragraphs: [`Nokon har sletta ${theOne(conversation, '')} for alle, med alt som stod der.`],
    sms: 'Ein samtale du var med i, er sletta.',
  }),
};
