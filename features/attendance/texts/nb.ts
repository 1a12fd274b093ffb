import { inNorwegianSentence as inSentence } from '#platform/language/capitals.ts';

export const nb = {
  badge: { attending: 'Du deltar', waiting: 'På venteliste', offered: 'Tilbud om plass' },
  sign_up: 'Meld deg på',
  volunteer: 'Bli med',
  wait: 'Sett meg på venteliste',
  wait_short: 'Venteliste',
  draw: 'Bli med i trekningen',
  leave: 'Meld deg av',
  leave_list: 'Meld deg av ventelisten',
  accept: 'Ta plassen',
  decline: 'Nei takk',
  code: 'Vis koden min',
  code_short: 'Min kode',
  calendar: 'Legg i kalenderen',
  at_time: (doing: string, when: string) => `${doing}: ${when}`,
  to_event: (doing: string, name: string) => `${doing}: ${name}`,
  all: (times: number) => `Meld deg på alle ${times} gangene`,
  rest: (times: number) => `Meld deg på de ${times} andre gangene`,
  leave_all: (times: number) => `Meld deg av alle ${times} gangene`,
  others: (times: number) => (times === 1 ? 'Du er påmeldt én gang til.' : `Du er påmeldt ${times} ganger til.`),
  attending: {
    title: 'Du deltar',
    until: (when: string) => `Du kan melde deg av fram til ${inSentence(when)}.`,
    any_time: 'Kan du ikke komme? Meld deg av, så får en annen plassen.',
    too_late: 'Fristen for å melde seg av er ute. Gi arrangøren beskjed hvis du ikke kan komme.',
    checked_in: 'Du er sjekket inn. Kos deg!',
  },
  waiting: {
    title: 'Du står på venteliste',
    position: (position: number) =>
      position === 1
        ? 'Du står først i køen. Vi sier fra når du får plass.'
        : `Du er nummer ${position} i køen. Vi sier fra når du får plass.`,
    position_short: (position: number) => `Nr. ${position} på venteliste`,
    draw: (when: string) => `Plassene trekkes ${inSentence(when)}. Du får beskjed om hvordan det gikk.`,
    draw_title: 'Du er med i trekningen',
    draw_short: 'Med i trekningen',
    unknown: 'Vi sier fra når du får plass.',
  },
  offered: {
    title: 'Det er en ledig plass til deg',
    until: (when: string) => `Svar innen ${inSentence(when)}. Etter det går plassen til den neste.`,
    without_deadline: 'Svar så snart du kan. Andre venter også.',
    until_short: (when: string) => `Svar innen ${inSentence(when)}`,
  },
  done: {
    attending: 'Du deltar',
    waiting: 'Du står på venteliste',
    waiting_position: (position: number) => `Du er nummer ${position} i køen.`,
    left: 'Du deltar ikke',
    left_list: 'Du står ikke lenger på venteliste',
    left_all: (times: number) => `Du er meldt av ${times} ganger`,
    all: (attending: number, waiting: number): string =>
      attending === 0
        ? `Du står på venteliste til ${waiting === 1 ? 'én gang' : `${waiting} ganger`}.`
        : waiting === 0
          ? `Du er påmeldt ${attending === 1 ? 'én gang' : `${attending} ganger`}.`
          : `Du er påmeldt ${attending} ganger, og står på venteliste til ${waiting}.`,
    none_title: 'Ingen flere ganger å melde seg på',
    none: 'Du er allerede med på alt som er åpent.',
  },
  not_known: 'Vi klarte ikke å sjekke om du er påmeldt.',
};
