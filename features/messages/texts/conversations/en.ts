import type { LettersFor } from '../../letter.ts';
import type { ConversationMessages } from '../../news-messages.ts';

const theOne = (conversation: string, person: string): string => {
  if (conversation) return `the conversation “${conversation}”`;
  return person ? `your conversation with ${person}` : 'a conversation';
};

export const conversationLetters: LettersFor<ConversationMessages> = {
  messagesUnread: ({ name, conversation, person, url }) => ({
    subject: !conversation && person ? `${person} has written to you` : `New in ${theOne(conversation, person)}`,
    greeting: `Hi, ${name}!`,
    paragraphs: [`You have unread messages in ${theOne(conversation, person)}.`],
    action: { text: 'Read the messages', url },
    afterwards: [
      'You will not get another e-mail about this conversation until you have read it. To get none at all, mute the conversation.',
    ],
    sms: `You have unread messages: ${url}`,
  }),
  threadExpiring: ({ name, conversation, person, day, url }) => ({
    subject: `To be deleted soon: ${theOne(conversation, person)}`,
    greeting: `Hi, ${name}!`,
    paragraphs: [
      `Nobody has written in ${theOne(conversation, person)} for a long time. It will be deleted on ${day}, with everything in it.`,
      'If you want to keep it, it is enough that one of you writes something before then.',
    ],
    action: { text: 'Open the conversation', url },
    sms: `A conversation of yours will be deleted on ${day}: ${url}`,
  }),
  threadAdded: ({ name, conversation, person, url }) => ({
    subject: `You have been added to ${theOne(conversation, person)}`,
    greeting: `Hi, ${name}!`,
    paragraphs: [`Someone has added you to ${theOne(conversation, person)}. You can read what is written from now on.`],
    action: { text: 'Open the conversation', url },
    afterwards: ['Would you rather not take part? You can leave the conversation whenever you like.'],
    sms: `You have been added to a conversation: ${url}`,
  }),
  threadRemoved: ({ name, conversation }) => ({
    subject: `You are no longer in ${theOne(conversation, '')}`,
    greeting: `Hi, ${name}!`,
    paragraphs: [`You have been taken out of ${theOne(conversation, '')}, and can no longer read it.`],
    sms: 'You have been taken out of a conversation.',
  }),
  threadDeleted: ({ name, conversation }) => ({
    subject: conversation ? `Deleted: the conversation “${conversation}”` : 'A conversation has been deleted',
    greeting: `Hi, ${name}!`,
    paragraphs: [`Someone has deleted ${theOne(conversation, '')} for everyone, with everything in it.`],
    sms: 'A conversation of yours has been deleted.',
  }),
};
