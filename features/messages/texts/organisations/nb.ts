import type { OrganisationMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

export const organisationLetters: LettersFor<OrganisationMessages> = {
  organisationRequested: ({ name, organisation, person, url }, portal) => ({
    subject: 'En ny arrangør venter på svar',
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${person} vil at ${organisation} skal bli arrangør på ${portal}.`,
      'Se hva registeret sier om dem, og om noe bør sjekkes, før du godkjenner eller avslår.',
    ],
    action: { text: 'Se forespørselen', url },
    afterwards: ['Alle som tar hånd om kommunens arrangører, har fått denne e-posten. Den første som svarer, avgjør.'],
    sms: `En ny arrangør venter på svar: ${url}`,
  }),
  organisationAccepted: ({ name, organisation, url }, portal) => ({
    subject: 'Arrangørsiden deres er godkjent',
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Velkommen! ${organisation} er nå arrangør på ${portal}, og siden deres er synlig for alle.`,
      'Du eier siden. Du kan fortelle mer om dere, legge ut bilder og invitere andre til å hjelpe til.',
    ],
    action: { text: 'Åpne siden deres', url },
    sms: `Arrangørsiden deres er godkjent. Se den her: ${url}`,
  }),
  organisationDeclined: ({ name, organisation, reason, url }, portal) => ({
    subject: 'Arrangørsiden ble ikke godkjent',
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du har bedt om en side for ${organisation} på ${portal}. Kommunen har ikke godkjent den.`,
      `Dette er grunnen: ${reason}`,
      'Kan det rettes opp, er du velkommen til å be om det på nytt.',
    ],
    action: { text: 'Be om det på nytt', url },
    sms: `Arrangørsiden ble ikke godkjent. Les hvorfor: ${url}`,
  }),
};
