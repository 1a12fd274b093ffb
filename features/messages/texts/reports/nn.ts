import type { LettersFor } from '../../letter.ts';
import type { ReportDecision, ReportedThing, ReportMessages } from '../../news-messages.ts';

const THINGS: Record<ReportedThing, (about: string) => string> = {
  event: (about) => `aktiviteten «${about}»`,
  comment: (about) => `kommentaren på «${about}»`,
  organisation: (about) => `arrangøren ${about}`,
  picture: (about) => `biletet hos ${about}`,
  message: (about) => (about ? `meldinga i «${about}»` : 'meldinga'),
  user: (about) => about || 'ein brukar',
};

const DONE: Record<ReportDecision, string> = {
  nothing: 'Vi lèt det stå som det er.',
  warn: 'Vi har gitt ei åtvaring.',
  hide: 'Vi har skjult det.',
  remove: 'Vi har teke det bort.',
  suspend: 'Brukaren kan ikkje skrive til andre dei neste sju dagane.',
  block: 'Vi har stengt brukaren ute.',
};

const DONE_TO_YOU: Record<ReportDecision, string> = {
  nothing: 'Det blir ståande som det er. Du treng ikkje å gjere noko.',
  warn: 'Dette er ei åtvaring.',
  hide: 'Det er skjult, og andre ser det ikkje.',
  remove: 'Det er teke bort.',
  suspend: 'Du kan lese som før, men ikkje skrive i samtalar eller kommentarar dei neste sju dagane.',
  block: 'Brukaren din er stengd ute frå portalen.',
};

const again = (isAppeal: boolean): string[] =>
  isAppeal ? ['Ein annan enn den som avgjorde saka først, har sett på klaga. Dette svaret er endeleg.'] : [];

export const reportLetters: LettersFor<ReportMessages> = {
  reportReceived: ({ name, kind, about, number, due, url }) => ({
    subject: `Takk for at du sa frå (sak ${number})`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Vi har fått det du melde om ${THINGS[kind](about)}.`,
      `Eit menneske ser på saka, og vi seier kvifor når vi svarar. Frist for svar: ${due}.`,
      'Den det gjeld, får ikkje vite kven som sa frå.',
    ],
    action: { text: 'Sjå saka', url },
    afterwards: ['Hastar det? Ring 112 ved fare. Alarmtelefonen for barn og unge svarar på 116 111 heile døgnet.'],
    sms: `Takk for at du sa frå. Sjå saka: ${url}`,
  }),
  reportReferred: ({ name, kind, about, number, url }) => ({
    subject: `Sak ${number} er send vidare`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du sa frå om ${THINGS[kind](about)}. Vi har sendt saka vidare til ei styresmakt som skal ta seg av slikt.`,
      'Vi kan ikkje seie meir om det. Det vi avgjer her i portalen, får du vite som før.',
    ],
    action: { text: 'Sjå saka', url },
    afterwards: ['Hastar det? Ring 112 ved fare. Alarmtelefonen for barn og unge svarar på 116 111 heile døgnet.'],
    sms: `Sak ${number} er send vidare til ei styresmakt. Sjå saka: ${url}`,
  }),
  reportAnswered: ({ name, kind, about, number, decision, reason, isAppeal, url }) => ({
    subject: isAppeal ? `Svar på klaga i sak ${number}` : `Her er svaret på sak ${number}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du sa frå om ${THINGS[kind](about)}. ${DONE[decision]}`,
      `Dette er grunnen: ${reason}`,
      ...again(isAppeal),
    ],
    action: { text: 'Sjå saka', url },
    ...(!isAppeal && { afterwards: ['Er du usamd? Du kan klage innan 14 dagar. Då ser ein annan på saka.'] }),
    sms: `Vi har svara i sak ${number}. Les svaret: ${url}`,
  }),
  reportedDecided: ({ name, kind, about, number, decision, reason, isAppeal, url }) => ({
    subject: isAppeal ? `Klaga i sak ${number} er avgjord` : `Vi har no sett på ${THINGS[kind](about)}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Nokon har sagt frå om ${kind === 'user' ? 'deg' : THINGS[kind](about)}, og vi har sett på saka. ${DONE_TO_YOU[decision]}`,
      `Dette er grunnen: ${reason}`,
      ...again(isAppeal),
    ],
    action: { text: 'Sjå saka', url },
    ...(!isAppeal && {
      afterwards: [
        'Er du usamd? Du kan klage innan 14 dagar. Då ser ein annan på saka. Kjem du ikkje inn, kan du svare på denne e-posten.',
      ],
    }),
    sms: `Vi har avgjort sak ${number}, som gjeld deg. Les kvifor: ${url}`,
  }),
  caseOpened: ({ name, kind, about, number, due, isAboutChild, isAppeal, url }) => ({
    subject: isAppeal ? `Nokon har klaga i sak ${number}` : `Nokon har meldt frå: sak ${number}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      isAppeal
        ? `Det er klaga på avgjerda om ${THINGS[kind](about)}. Ein annan enn den som avgjorde saka først, må sjå på ho.`
        : `Nokon har meldt frå om ${THINGS[kind](about)}. Frist for svar: ${due}.`,
      ...(isAboutChild && !isAppeal ? ['Det kan gjelde eit barn. Sjå på ho med ein gong.'] : []),
    ],
    action: { text: 'Opne køen', url },
    sms: isAppeal ? `Nokon har klaga i sak ${number}: ${url}` : `Nokon har meldt frå, sak ${number}: ${url}`,
  }),
};
