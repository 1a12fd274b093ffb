import type { CircularMessages } from '../../contract.ts';
import { type LettersFor, paragraphsIn } from '../../letter.ts';
import { nameInSms, smsBody } from '../../sms-text.ts';

export const circularLetters: LettersFor<CircularMessages> = {
  circular: ({ organisation, person, subject, lines, files, url }) => ({
    subject: `${organisation}: ${subject}`,
    greeting: 'Hei!',
    paragraphs: [`${person} skriver til medlemmene i ${organisation}:`, ...paragraphsIn(lines)],
    files,
    action: { text: 'Se siden til arrangøren', url },
    afterwards: [
      `Du får denne e-posten fordi du er med i ${organisation}. I profilen din velger du selv hvem du vil ha e-post fra.`,
    ],
    sms: `Ny melding fra ${organisation}: ${url}`,
  }),
  attendeeCircular: ({ organisation, person, event, subject, lines, url }) => ({
    subject: `${event}: ${subject}`,
    greeting: 'Hei!',
    paragraphs: [`${person} i ${organisation} skriver til deltakerne på ${event}:`, ...paragraphsIn(lines)],
    action: { text: 'Se aktiviteten', url },
    afterwards: [
      `Du får denne e-posten fordi du står på deltakerlisten. I profilen din velger du selv om du vil ha e-post fra ${organisation}.`,
    ],
    sms: `Du har en ny melding om ${event}: ${url}`,
  }),
  contactMessage: ({ name, organisation, person, subject, lines, files }) => ({
    subject: subject ? `${organisation}: ${subject}` : `Melding til ${organisation}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`${person} skriver til deg som kontaktperson i ${organisation}:`, ...paragraphsIn(lines)],
    files,
    afterwards: [
      `Svar på denne e-posten, så går svaret rett til ${person}.`,
      'Vær forsiktig med lenker og vedlegg fra noen du ikke kjenner.',
    ],
    sms: `${person} har skrevet til ${organisation}. Se e-posten din.`,
  }),
  smsCircular: ({ organisation, lines }) => ({
    subject: `Melding fra ${organisation}`,
    greeting: 'Hei!',
    paragraphs: [`${organisation} skriver:`, ...paragraphsIn(lines)],
    sms: smsBody(lines),
    sms_from: nameInSms(organisation),
  }),
};
