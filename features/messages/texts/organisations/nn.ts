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
  requestReopened: ({ name, organisation, reason, url }, portal) => ({
    subject: 'Kommunen ser på førespurnaden igjen',
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du har bede om ei side for ${organisation} på ${portal}, og fekk avslag. No ser kommunen på saka igjen.`,
      `Dei skriv: «${reason}»`,
      'Du får beskjed når dei har bestemt seg.',
    ],
    action: { text: 'Sjå korleis det går', url },
    sms: `Kommunen ser på førespurnaden din igjen: ${url}`,
  }),
  organisationSuspended: ({ name, organisation, reason, url }, portal) => ({
    subject: `Stansa mellombels: ${organisation}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Kommunen har stansa ${organisation} på ${portal} inntil vidare.`,
      `Dette er grunnen: ${reason}`,
      'Sida og aktivitetane dykkar blir ikkje viste, og ingen kan melde seg på. De kan sjå det de har, men ikkje endre noko. Dei som er påmelde, har fått beskjed. Ingenting er sletta.',
      'Har de spørsmål, eller er det ordna? Då er det berre å skrive til oss.',
    ],
    action: { text: 'Opne oversikta', url },
    sms: `Organisasjonen dykkar er stansa mellombels. Les kvifor: ${url}`,
  }),
  organisationRevoked: ({ name, organisation, reason, url }, portal) => ({
    subject: `Ikkje lenger godkjend: ${organisation}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Kommunen har trekt tilbake godkjenninga av ${organisation} på ${portal}.`,
      `Dette er grunnen: ${reason}`,
      'Sida og aktivitetane dykkar blir ikkje viste lenger, og sida kan ikkje brukast. Dei som er påmelde, har fått beskjed. Ingenting er sletta.',
      'Meiner de at det er feil? Då er det berre å skrive til oss.',
    ],
    action: { text: 'Opne oversikta', url },
    sms: `Organisasjonen dykkar er ikkje lenger godkjend. Les kvifor: ${url}`,
  }),
  organisationReopened: ({ name, organisation, reason, url }, portal) => ({
    subject: `Opna igjen: ${organisation}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Kommunen har opna ${organisation} på ${portal} igjen. Alt er som før, og folk kan melde seg på.`,
      `Dei skriv: «${reason}»`,
      'Dei som er påmelde, har fått beskjed.',
    ],
    action: { text: 'Opne oversikta', url },
    sms: `Organisasjonen dykkar er opna igjen: ${url}`,
  }),
};
