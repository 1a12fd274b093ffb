import type { BulkMessageTemplates } from '../../circular-messages.ts';
import { type LettersFor, paragraphsIn } from '../../letter.ts';
import { nameInSms, smsBody } from '../../sms-text.ts';

export const bulkMessageLetters: LettersFor<BulkMessageTemplates> = {
  circular: ({ organisation, person, subject, lines, files, url }) => ({
    subject: `${organisation}: ${subject}`,
    greeting: 'Hei!',
    paragraphs: [`${person} skriv til medlemene i ${organisation}:`, ...paragraphsIn(lines)],
    files,
    action: { text: 'Sjå sida til arrangøren', url },
    afterwards: [
      `Du får denne e-posten fordi du er med i ${organisation}. I profilen din vel du sjølv kven du vil ha e-post frå.`,
    ],
    sms: `Ny melding frå ${organisation}: ${url}`,
  }),
  attendeeCircular: ({ organisation, person, event, subject, lines, url }) => ({
    subject: `${event}: ${subject}`,
    greeting: 'Hei!',
    paragraphs: [`${person} i ${organisation} skriv til deltakarane på ${event}:`, ...paragraphsIn(lines)],
    action: { text: 'Sjå aktiviteten', url },
    afterwards: [
      `Du får denne e-posten fordi du står på deltakarlista. I profilen din vel du sjølv om du vil ha e-post frå ${organisation}.`,
    ],
    sms: `Du har ei ny melding om ${event}: ${url}`,
  }),
  officeLetter: ({ name, municipality, organisation, person, subject, lines, url }) => ({
    subject: `${municipality}: ${subject}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`${person} i ${municipality} skriv til arrangørane:`, ...paragraphsIn(lines)],
    action: { text: 'Til oversikta', url },
    afterwards: [`Du får denne e-posten fordi du svarar for ${organisation}. Svaret ditt går rett til ${person}.`],
    sms: `Ny melding frå ${municipality}: ${url}`,
  }),
  contactMessage: ({ name, organisation, person, subject, lines, files }) => ({
    subject: subject ? `${organisation}: ${subject}` : `Melding til ${organisation}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`${person} skriv til deg som kontaktperson i ${organisation}:`, ...paragraphsIn(lines)],
    files,
    afterwards: [
      `Svarar du på denne e-posten, går svaret rett til ${person}.`,
      'Ver forsiktig med lenkjer og vedlegg frå nokon du ikkje kjenner.',
    ],
    sms: `${person} har skrive til ${organisation}. Sjå e-posten din.`,
  }),
  smsCircular: ({ organisation, lines }) => ({
    subject: `Melding frå ${organisation}`,
    greeting: 'Hei!',
    paragraphs: [`${organisation} skriv:`, ...paragraphsIn(lines)],
    sms: smsBody(lines),
    sms_from: nameInSms(organisation),
  }),
  smsSenderProposed: ({ name, organisation, sender, person, url }) => ({
    subject: `Avsendarnamnet ${sender} ventar på svar`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${person} vil at ${organisation} skal kunne sende SMS med ${sender} som avsendar.`,
      'Godkjenn namnet berre når ingen kan ta det for nokon andre. Til nokon har svara, kjem SMS-ane deira frå portalen.',
    ],
    action: { text: 'Sjå avsendarnamnet', url },
    afterwards: [
      'Alle som tek hand om arrangørane i kommunen, har fått denne e-posten. Den første som svarar, avgjer.',
    ],
    sms: `Eit avsendarnamn ventar på svar: ${url}`,
  }),
  smsSenderApproved: ({ name, organisation, sender, url }) => ({
    subject: `Avsendarnamnet ${sender} er godkjent`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Kommunen har godkjent at ${organisation} sender SMS med ${sender} som avsendar.`,
      'Namnet blir brukt frå og med den neste SMS-en de sender.',
    ],
    action: { text: 'Sjå SMS-innstillingane', url },
    sms: `Avsendarnamnet dykkar er godkjent: ${url}`,
  }),
  smsSenderRefused: ({ name, organisation, sender, reason, url }) => ({
    subject: `Avsendarnamnet ${sender} vart ikkje godkjent`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${organisation} har føreslått ${sender} som avsendar av SMS. Kommunen har ikkje godkjent namnet.`,
      `Dette er grunnen kommunen gav: ${reason}`,
      'De kan framleis sende SMS, men dei kjem frå portalen. Føreslå gjerne eit anna namn.',
    ],
    action: { text: 'Føreslå eit anna namn', url },
    sms: `Avsendarnamnet vart ikkje godkjent. Les kvifor: ${url}`,
  }),
};
