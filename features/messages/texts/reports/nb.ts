import type { LettersFor } from '../../letter.ts';
import type { ReportDecision, ReportedThing, ReportMessages } from '../../news-messages.ts';

const THINGS: Record<ReportedThing, (about: string) => string> = {
  event: (about) => `aktiviteten «${about}»`,
  comment: (about) => `kommentaren på «${about}»`,
  organisation: (about) => `arrangøren ${about}`,
  picture: (about) => `bildet hos ${about}`,
  message: (about) => (about ? `meldingen i «${about}»` : 'meldingen'),
  user: (about) => about || 'en bruker',
};

const DONE: Record<ReportDecision, string> = {
  nothing: 'Vi lar det stå som det er.',
  warn: 'Vi har gitt en advarsel.',
  hide: 'Vi har skjult det.',
  remove: 'Vi har tatt det bort.',
  suspend: 'Brukeren kan ikke skrive til andre de neste sju dagene.',
  block: 'Vi har stengt brukeren ute.',
};

const DONE_TO_YOU: Record<ReportDecision, string> = {
  nothing: 'Det blir stående som det er. Du trenger ikke å gjøre noe.',
  warn: 'Dette er en advarsel.',
  hide: 'Det er skjult, og andre ser det ikke.',
  remove: 'Det er tatt bort.',
  suspend: 'Du kan lese som før, men ikke skrive i samtaler eller kommentarer de neste sju dagene.',
  block: 'Brukeren din er stengt ute fra portalen.',
};

const again = (isAppeal: boolean): string[] =>
  isAppeal ? ['En annen enn den som avgjorde saken først, har sett på klagen. Dette svaret er endelig.'] : [];

export const reportLetters: LettersFor<ReportMessages> = {
  reportReceived: ({ name, kind, about, number, due, url }) => ({
    subject: `Takk for at du sa fra (sak ${number})`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Vi har fått det du meldte om ${THINGS[kind](about)}.`,
      `Et menneske ser på saken, og vi sier hvorfor når vi svarer. Frist for svar: ${due}.`,
      'Den det gjelder, får ikke vite hvem som sa fra.',
    ],
    action: { text: 'Se saken', url },
    afterwards: ['Haster det? Ring 112 ved fare. Alarmtelefonen for barn og unge svarer på 116 111 hele døgnet.'],
    sms: `Takk for at du sa fra. Se saken: ${url}`,
  }),
  reportReferred: ({ name, kind, about, number, url }) => ({
    subject: `Sak ${number} er sendt videre`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du sa fra om ${THINGS[kind](about)}. Vi har sendt saken videre til en myndighet som skal ta seg av slikt.`,
      'Vi kan ikke si mer om det. Det vi bestemmer her i portalen, får du vite som før.',
    ],
    action: { text: 'Se saken', url },
    afterwards: ['Haster det? Ring 112 ved fare. Alarmtelefonen for barn og unge svarer på 116 111 hele døgnet.'],
    sms: `Sak ${number} er sendt videre til en myndighet. Se saken: ${url}`,
  }),
  reportAnswered: ({ name, kind, about, number, decision, reason, isAppeal, url }) => ({
    subject: isAppeal ? `Svar på klagen i sak ${number}` : `Svar på sak ${number}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du sa fra om ${THINGS[kind](about)}. ${DONE[decision]}`,
      `Dette er grunnen: ${reason}`,
      ...again(isAppeal),
    ],
    action: { text: 'Se saken', url },
    ...(!isAppeal && { afterwards: ['Er du uenig? Du kan klage innen 14 dager. Da ser en annen på saken.'] }),
    sms: `Vi har svart i sak ${number}. Les svaret: ${url}`,
  }),
  reportedDecided: ({ name, kind, about, number, decision, reason, isAppeal, url }) => ({
    subject: isAppeal ? `Klagen i sak ${number} er avgjort` : `Vi har sett på ${THINGS[kind](about)}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Noen har sagt fra om ${kind === 'user' ? 'deg' : THINGS[kind](about)}, og vi har sett på saken. ${DONE_TO_YOU[decision]}`,
      `Dette er grunnen: ${reason}`,
      ...again(isAppeal),
    ],
    action: { text: 'Se saken', url },
    ...(!isAppeal && {
      afterwards: [
        'Er du uenig? Du kan klage innen 14 dager. Da ser en annen på saken. Kommer du ikke inn, kan du svare på denne e-posten.',
      ],
    }),
    sms: `Vi har avgjort sak ${number}, som gjelder deg. Les hvorfor: ${url}`,
  }),
  caseOpened: ({ name, kind, about, number, due, isAboutChild, isAppeal, url }) => ({
    subject: isAppeal ? `Noen har klaget i sak ${number}` : `Noen har meldt fra: sak ${number}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      isAppeal
        ? `Det er klaget på avgjørelsen om ${THINGS[kind](about)}. En annen enn den som avgjorde saken først, må se på den.`
        : `Noen har meldt fra om ${THINGS[kind](about)}. Frist for svar: ${due}.`,
      ...(isAboutChild && !isAppeal ? ['Det kan gjelde et barn. Se på den med en gang.'] : []),
    ],
    action: { text: 'Åpne køen', url },
    sms: isAppeal ? `Noen har klaget i sak ${number}: ${url}` : `Noen har meldt fra, sak ${number}: ${url}`,
  }),
};
