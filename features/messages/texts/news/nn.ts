import type { LettersFor } from '../../letter.ts';
import type { NewsMessages } from '../../news-messages.ts';
import { nameInSms } from '../../sms-text.ts';

export const newsLetters: LettersFor<NewsMessages> = {
  questionsAsked: ({ name, event, lines, count, url }) => ({
    subject: count === 1 ? `Nytt spørsmål til dykk: ${event}` : `${count} nye spørsmål til dykk: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      count === 1
        ? `Nokon har spurt om noko på sida til «${event}»:`
        : `Det er ${count} nye spørsmål på sida til «${event}»:`,
      ...lines,
    ],
    action: { text: 'Svar på sida', url },
    afterwards: ['Alle som ser på aktiviteten, kan lese svaret. Den som spurde, får beskjed.'],
    sms: `Nytt spørsmål til dykk om ${nameInSms(event)}. Svar her: ${url}`,
  }),
  questionsAnswered: ({ name, event, organisation, lines, url }) => ({
    subject: `Svar på spørsmålet ditt: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`${organisation} har svara på sida til «${event}», der du har spurt om noko:`, ...lines],
    action: { text: 'Sjå svaret', url },
    sms: `${nameInSms(organisation)} har svara deg om ${nameInSms(event)}: ${url}`,
  }),
  cohostNamed: ({ name, organisation, partner, event, when, url }) => ({
    subject: `De er medarrangør: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${partner} har sett opp ${organisation} som medarrangør av «${event}».`,
      ...(when ? [`Neste gong: ${when}`] : []),
      'Aktiviteten står no på sida dykkar òg, og administratorane hos dykk kan endre han.',
    ],
    action: { text: 'Sjå aktiviteten', url },
    sms: `De er medarrangør av ${nameInSms(event)}. Sjå her: ${url}`,
  }),
  newEvents: ({ name, organisation, lines, count, url }) => ({
    subject: count === 1 ? `Ny aktivitet frå ${organisation}` : `${count} nye aktivitetar frå ${organisation}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      count === 1
        ? `${organisation}, som du følgjer, har lagt ut ein ny aktivitet:`
        : `${organisation}, som du følgjer, har lagt ut nye aktivitetar:`,
      lines.join('\n'),
    ],
    action: { text: 'Sjå aktivitetane', url },
    afterwards: [
      `Du får denne e-posten fordi du følgjer ${organisation}. Vil du ikkje ha fleire, kan du slutte å følgje på sida deira, eller slå av varsel på e-post i profilen din.`,
    ],
    sms: `Nytt frå ${nameInSms(organisation)}: ${url}`,
  }),
  newMatches: ({ name, list, lines, count, url }) => ({
    subject: count === 1 ? `Éin ny: ${list}` : `${count} nye: ${list}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      count === 1 ? `Det har kome ein ny aktivitet du kan like:` : `Det har kome ${count} nye aktivitetar du kan like:`,
      ...lines,
      ...(count > lines.length ? [`og ${count - lines.length} til`] : []),
    ],
    action: { text: 'Sjå lista', url },
    afterwards: ['Kor ofte vi skal seie frå, vel du på sida Varsel.'],
    sms:
      count === 1 ? `Éin ny: ${nameInSms(list)}. Sjå her: ${url}` : `${count} nye: ${nameInSms(list)}. Sjå her: ${url}`,
  }),
};
