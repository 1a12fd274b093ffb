import type { LettersFor } from '../../letter.ts';
import type { NewsMessages } from '../../news-messages.ts';
import { nameInSms } from '../../sms-text.ts';

export const newsLetters: LettersFor<NewsMessages> = {
  questionsAsked: ({ name, event, lines, count, url }) => ({
    subject: count === 1 ? `Nytt spørsmål: ${event}` : `${count} nye spørsmål: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      count === 1
        ? `Noen har spurt om noe på siden til «${event}»:`
        : `Det er ${count} nye spørsmål på siden til «${event}»:`,
      ...lines,
    ],
    action: { text: 'Svar på siden', url },
    afterwards: ['Alle som ser på aktiviteten, kan lese svaret. Den som spurte, får beskjed.'],
    sms: `Nytt spørsmål om ${nameInSms(event)}. Svar her: ${url}`,
  }),
  questionsAnswered: ({ name, event, organisation, lines, url }) => ({
    subject: `Svar på spørsmålet ditt: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`${organisation} har svart på siden til «${event}», der du har spurt om noe:`, ...lines],
    action: { text: 'Se svaret', url },
    sms: `${nameInSms(organisation)} har svart deg om ${nameInSms(event)}: ${url}`,
  }),
  cohostNamed: ({ name, organisation, partner, event, when, url }) => ({
    subject: `Dere er medarrangør: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${partner} har satt opp ${organisation} som medarrangør av «${event}».`,
      ...(when ? [`Neste gang: ${when}`] : []),
      'Aktiviteten står nå på siden deres også, og administratorene hos dere kan endre den.',
    ],
    action: { text: 'Se aktiviteten', url },
    sms: `Dere er medarrangør av ${nameInSms(event)}. Se her: ${url}`,
  }),
  newEvents: ({ name, organisation, lines, count, url }) => ({
    subject: count === 1 ? `Ny aktivitet fra ${organisation}` : `${count} nye aktiviteter fra ${organisation}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      count === 1
        ? `${organisation}, som du følger, har lagt ut en ny aktivitet:`
        : `${organisation}, som du følger, har lagt ut nye aktiviteter:`,
      lines.join('\n'),
    ],
    action: { text: 'Se aktivitetene', url },
    afterwards: [
      `Du får denne e-posten fordi du følger ${organisation}. Vil du ikke ha flere, kan du slutte å følge på siden deres, eller slå av varsler på e-post i profilen din.`,
    ],
    sms: `Nytt fra ${nameInSms(organisation)}: ${url}`,
  }),
  newMatches: ({ name, list, lines, count, url }) => ({
    subject: count === 1 ? `Én ny: ${list}` : `${count} nye: ${list}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      count === 1
        ? `Det har kommet en ny aktivitet du kan like:`
        : `Det har kommet ${count} nye aktiviteter du kan like:`,
      ...lines,
      ...(count > lines.length ? [`og ${count - lines.length} til`] : []),
    ],
    action: { text: 'Se listen', url },
    afterwards: ['Hvor ofte vi skal si fra, velger du på siden Varsler.'],
    sms: count === 1 ? `Én ny: ${nameInSms(list)}. Se her: ${url}` : `${count} nye: ${nameInSms(list)}. Se her: ${url}`,
  }),
};
