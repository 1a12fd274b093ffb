import { inNorwegianSentence as inSentence } from '#platform/language/capitals.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  badge: { attending: 'Du deltek', waiting: 'På venteliste', offered: 'Tilbod om plass' },
  sign_up: 'Meld deg på',
  volunteer: 'Bli med',
  wait: 'Set meg på venteliste',
  wait_short: 'Venteliste',
  draw: 'Bli med i trekkinga',
  leave: 'Meld deg av',
  leave_list: 'Meld deg av ventelista',
  accept: 'Ta plassen',
  decline: 'Nei takk',
  code: 'Vis koden min',
  code_short: 'Min kode',
  calendar: 'Legg i kalenderen',
  at_time: (doing, when) => `${doing}: ${when}`,
  to_event: (doing, name) => `${doing}: ${name}`,
  all: (times) => `Meld deg på alle ${times} gongene`,
  rest: (times) => `Meld deg på dei ${times} andre gongene`,
  leave_all: (times) => `Meld deg av alle ${times} gongene`,
  others: (times) => (times === 1 ? 'Du er påmeld éin gong til.' : `Du er påmeld ${times} gonger til.`),
  attending: {
    title: 'Du deltek',
    until: (when) => `Du kan melde deg av fram til ${inSentence(when)}.`,
    any_time: 'Kan du ikkje kome? Meld deg av, så får ein annan plassen.',
    too_late: 'Fristen for å melde seg av er ute. Gi arrangøren beskjed om du ikkje kan kome.',
    checked_in: 'Du er sjekka inn. Kos deg!',
  },
  waiting: {
    title: 'Du står på venteliste',
    position: (position) =>
      position === 1
        ? 'Du står først i køen. Vi seier frå når du får plass.'
        : `Du er nummer ${position} i køen. Vi seier frå når du får plass.`,
    position_short: (position) => `Nr. ${position} på venteliste`,
    draw: (when) => `Plassane blir trekte ${inSentence(when)}. Du får vite korleis det gjekk.`,
    draw_title: 'Du er med i trekkinga',
    draw_short: 'Med i trekkinga',
    unknown: 'Vi seier frå når du får plass.',
  },
  offered: {
    title: 'Det er ein ledig plass til deg',
    until: (when) => `Svar innan ${inSentence(when)}. Etter det går plassen til den neste.`,
    without_deadline: 'Svar så snart du kan. Andre ventar òg.',
    until_short: (when) => `Svar innan ${inSentence(when)}`,
  },
  done: {
    attending: 'Du deltek',
    waiting: 'Du står på venteliste',
    waiting_position: (position) => `Du er nummer ${position} i køen.`,
    left: 'Du deltek ikkje',
    left_list: 'Du står ikkje lenger på venteliste',
    left_all: (times) => `Du er meld av ${times} gonger`,
    all: (attending, waiting) =>
      attending === 0
        ? `Du står på venteliste til ${waiting === 1 ? 'éin gong' : `${waiting} gonger`}.`
        : waiting === 0
          ? `Du er påmeld ${attending === 1 ? 'éin gong' : `${attending} gonger`}.`
          : `Du er påmeld ${attending} gonger, og står på venteliste til ${waiting}.`,
    none_title: 'Ingen fleire gonger å melde seg på',
    none: 'Du er allereie med på alt som er ope.',
  },
  not_known: 'Vi klarte ikkje å sjekke om du er påmeld.',
};
