import type { EventInviteMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

export const eventInviteLetters: LettersFor<EventInviteMessages> = {
  eventInvitation: ({ person, organisation, event, when, note, url }, portal) => ({
    subject: `${organisation} invites you to an activity`,
    greeting: 'Hello!',
    paragraphs: [
      `${person} of ${organisation} would like you to join ${event}. Read more about it on ${portal}.`,
      ...(when ? [`Next time: ${when}`] : []),
      ...(note ? [`${person} writes: “${note}”`] : []),
    ],
    action: { text: 'See the activity', url },
    afterwards: [
      'You get this invitation only once, and you don’t need to answer it.',
      'Do you not know the organiser? Then you can ignore this e-mail.',
    ],
    sms: `You are invited to an activity. See here: ${url}`,
  }),
};
