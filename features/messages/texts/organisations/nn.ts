import type { OrganisationMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

export const organisationLetters: LettersFor<OrganisationMessages> = {
  organisationRequested: ({ name, organisation, person, url }, portal) => ({
    subject: 'Ein ny arrangør ventar på svar',
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${person} ønskjer at ${organisation} skal bli arrangør på ${portal}.`,
      'Sjå kva registeret seier om dei, og om noko bør sjekkast, før du godkjenner eller avslår.',
    ],
    action: { text: 'Sjå førespurnaden', url },
    afterwards: [
      'Alle som tek hand om arrangørane i kommunen, har fått denne e-posten. Den første som svarar, avgjer.',
    ],
    sms: `Ein ny arrangør ventar på svar: ${url}`,
  }),
  organisationAccepted: ({ name, organisation, url }, portal) => ({
    subject: 'Arrangørsida dykkar er godkjend',
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Velkomen! ${organisation} er no arrangør på ${portal}, og sida dykkar er synleg for alle.`,
      'Du eig sida. Du kan fortelje meir om dykk, leggje ut bilete og invitere andre til å hjelpe til.',
    ],
    action: { text: 'Opne sida dykkar', url },
    sms: `Arrangørsida dykkar er godkjend. Sjå ho her: ${url}`,
  }),
  organisationDeclined: ({ name, organisation, reason, url }, portal) => ({
    subject: 'Arrangørsida vart ikkje godkjend',
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du har bede om ei side for ${organisation} på ${portal}. Kommunen har ikkje godkjent sida.`,
      `Dette er grunnen kommunen gav: ${reason}`,
      'Kan det rettast opp, er du velkomen til å be om det på nytt.',
    ],
    action: { text: 'Be om det ein gong til', url },
    sms: `Arrangørsida vart ikkje godkjend. Les kvifor: ${url}`,
  }),
};
