import type { EventInviteMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

export const eventInviteLetters: LettersFor<EventInviteMessages> = {
  eventInvitation: ({ person, organisation, event, when, note, url }, portal) => ({
    subject: `${organisation} inviterer deg til ein aktivitet`,
    greeting: 'Hei!',
    paragraphs: [
      `${person} i ${organisation} vil gjerne ha deg med på ${event}. Les meir om det på ${portal}.`,
      ...(when ? [`Neste gong: ${when}`] : []),
      ...(note ? [`${person} skriv: «${note}»`] : []),
    ],
    action: { text: 'Sjå aktiviteten', url },
    afterwards: [
      'Du får denne invitasjonen berre éin gong, og du treng ikkje å svare på han.',
      'Kjenner du ikkje til arrangøren? Då kan du sjå bort frå e-posten.',
    ],
    sms: `Du er invitert til ein aktivitet. Sjå her: ${url}`,
  }),
};
