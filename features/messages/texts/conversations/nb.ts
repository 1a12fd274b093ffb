import type { LettersFor } from '../../letter.ts';
import type { ConversationMessages } from '../../news-messages.ts';

const theOne = (conversation: string, person: string): string => {
  if (conversation) return `samtalen «${conversation}»`;
  return person ? `samtalen med ${person}` : 'en samtale';
};

export const conversationLetters: LettersFor<ConversationMessages> = {
  messagesUnread: ({ name, conversation, person, url }) => ({
    subject: !conversation && person ? `${person} har skrevet til deg` : `Nytt i ${theOne(conversation, person)}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Du har uleste meldinger i ${theOne(conversation, person)}.`],
    action: { text: 'Les meldingene', url },
    afterwards: [
      'Du får ikke flere e-poster om samtalen før du har lest den. Vil du ikke ha noen i det hele tatt, kan du slå av varsler for samtalen.',
    ],
    sms: `Du har uleste meldinger: ${url}`,
  }),
  threadExpiring: ({ name, conversation, person, day, url }) => ({
    subject: `Snart slettes ${theOne(conversation, person)}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Det er lenge siden noen skrev i ${theOne(conversation, person)}. Den blir slettet ${day}, med alt som står der.`,
      'Vil du beholde den, er det nok at en av dere skriver noe før det.',
    ],
    action: { text: 'Åpne samtalen', url },
    sms: `En samtale du er med i, slettes ${day}: ${url}`,
  }),
  threadAdded: ({ name, conversation, person, url }) => ({
    subject: `Du er lagt til i ${theOne(conversation, person)}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Noen har lagt deg til i ${theOne(conversation, person)}. Du kan lese det som skrives fra nå av.`],
    action: { text: 'Åpne samtalen', url },
    afterwards: ['Vil du ikke være med? Du kan gå ut av samtalen når du vil.'],
    sms: `Du er lagt til i en samtale: ${url}`,
  }),
  threadRemoved: ({ name, conversation }) => ({
    subject: `Du er ikke lenger med i ${theOne(conversation, '')}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Du er tatt ut av ${theOne(conversation, '')}, og kan ikke lese den lenger.`],
    sms: 'Du er tatt ut av en samtale.',
  }),
  threadDeleted: ({ name, conversation }) => ({
    subject: conversation ? `Slettet: samtalen «${conversation}»` : 'En samtale er slettet',
    greeting: `Hei, ${name}!`,
    paragraphs: [`Noen har slettet ${theOne(conversation, '')} for alle, med alt som sto der.`],
    sms: 'En samtale du var med i, er slettet.',
  }),
};
