import type { BulkMessageTemplates } from '../../circular-messages.ts';
import { type LettersFor, paragraphsIn } from '../../letter.ts';
import { nameInSms, smsBody } from '../../sms-text.ts';

export const bulkMessageLetters: LettersFor<BulkMessageTemplates> = {
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
  officeLetter: ({ name, municipality, organisation, person, subject, lines, url }) => ({
    subject: `${municipality}: ${subject}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`${person} i ${municipality} skriver til arrangørene:`, ...paragraphsIn(lines)],
    action: { text: 'Til oversikten', url },
    afterwards: [`Du får denne e-posten fordi du svarer for ${organisation}. Svaret ditt går rett til ${person}.`],
    sms: `Ny melding fra ${municipality}: ${url}`,
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
  smsSenderProposed: ({ name, organisation, sender, person, url }) => ({
    subject: `Avsendernavnet ${sender} venter på svar`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${person} vil at ${organisation} skal kunne sende SMS med ${sender} som avsender.`,
      'Godkjenn navnet bare når ingen kan ta det for noen andre. Til noen har svart, kommer SMS-ene deres fra portalen.',
    ],
    action: { text: 'Se avsendernavnet', url },
    afterwards: ['Alle som tar hånd om kommunens arrangører, har fått denne e-posten. Den første som svarer, avgjør.'],
    sms: `Et avsendernavn venter på svar: ${url}`,
  }),
  smsSenderApproved: ({ name, organisation, sender, url }) => ({
    subject: `Avsendernavnet ${sender} er godkjent`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Kommunen har godkjent at ${organisation} sender SMS med ${sender} som avsender.`,
      'Navnet brukes fra og med den neste SMS-en dere sender.',
    ],
    action: { text: 'Se SMS-innstillingene', url },
    sms: `Avsendernavnet deres er godkjent: ${url}`,
  }),
  smsSenderRefused: ({ name, organisation, sender, reason, url }) => ({
    subject: `Avsendernavnet ${sender} ble ikke godkjent`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${organisation} har foreslått ${sender} som avsender av SMS. Kommunen har ikke godkjent navnet.`,
      `Dette er grunnen: ${reason}`,
      'Dere kan fortsatt sende SMS, men de kommer fra portalen. Foreslå gjerne et annet navn.',
    ],
    action: { text: 'Foreslå et annet navn', url },
    sms: `Avsendernavnet ble ikke godkjent. Les hvorfor: ${url}`,
  }),
};
