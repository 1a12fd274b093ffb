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
  requestReopened: ({ name, organisation, reason, url }, portal) => ({
    subject: 'Kommunen ser på forespørselen igjen',
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du har bedt om en side for ${organisation} på ${portal}, og fikk avslag. Nå ser kommunen på den igjen.`,
      `De skriver: «${reason}»`,
      'Du får beskjed når de har bestemt seg.',
    ],
    action: { text: 'Se hvordan det går', url },
    sms: `Kommunen ser på forespørselen din igjen: ${url}`,
  }),
  organisationSuspended: ({ name, organisation, reason, url }, portal) => ({
    subject: `Stanset midlertidig: ${organisation}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Kommunen har stanset ${organisation} på ${portal} inntil videre.`,
      `Dette er grunnen: ${reason}`,
      'Siden og aktivitetene deres vises ikke, og ingen kan melde seg på. Dere kan se det dere har, men ikke endre noe. De som er påmeldt, har fått beskjed. Ingenting er slettet.',
      'Har dere spørsmål, eller er det ordnet? Da er det bare å skrive til oss.',
    ],
    action: { text: 'Åpne oversikten', url },
    sms: `Organisasjonen deres er stanset midlertidig. Les hvorfor: ${url}`,
  }),
  organisationRevoked: ({ name, organisation, reason, url }, portal) => ({
    subject: `Ikke lenger godkjent: ${organisation}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Kommunen har trukket tilbake godkjenningen av ${organisation} på ${portal}.`,
      `Dette er grunnen: ${reason}`,
      'Siden og aktivitetene deres vises ikke lenger, og siden kan ikke brukes. De som er påmeldt, har fått beskjed. Ingenting er slettet.',
      'Mener dere at det er feil? Da er det bare å skrive til oss.',
    ],
    action: { text: 'Åpne oversikten', url },
    sms: `Organisasjonen deres er ikke lenger godkjent. Les hvorfor: ${url}`,
  }),
  organisationReopened: ({ name, organisation, reason, url }, portal) => ({
    subject: `Åpnet igjen: ${organisation}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Kommunen har åpnet ${organisation} på ${portal} igjen. Alt er som før, og folk kan melde seg på.`,
      `De skriver: «${reason}»`,
      'De som er påmeldt, har fått beskjed.',
    ],
    action: { text: 'Åpne oversikten', url },
    sms: `Organisasjonen deres er åpnet igjen: ${url}`,
  }),
};
