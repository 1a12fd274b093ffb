import type { EventInviteMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

export const eventInviteLetters: LettersFor<EventInviteMessages> = {
  eventInvitation: ({ person, organisation, event, when, note, url }, portal) => ({
    subject: `${organisation} inviterer deg til en aktivitet`,
    greeting: 'Hei!',
    paragraphs: [
      `${person} i ${organisation} vil gjerne ha deg med på ${event}. Les mer om det på ${portal}.`,
      ...(when ? [`Neste gang: ${when}`] : []),
      ...(note ? [`${person} skriver: «${note}»`] : []),
    ],
    action: { text: 'Se aktiviteten', url },
    afterwards: [
      'Du får denne invitasjonen bare én gang, og du trenger ikke å svare på den.',
      'Kjenner du ikke til arrangøren? Da kan du se bort fra e-posten.',
    ],
    sms: `Du er invitert til en aktivitet. Se her: ${url}`,
  }),
};
