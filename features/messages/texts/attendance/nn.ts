import type { AttendanceMessages } from '../../contract.ts';
import { type LettersFor, linesOf } from '../../letter.ts';
import { nameInSms } from '../../sms-text.ts';

const timeAndPlace = (when: string, venue: string | null): string =>
  venue ? `Tid: ${when}. Stad: ${venue}.` : `Tid: ${when}.`;

const CALENDAR = 'Opne vedlegget, så legg du tidspunktet i kalenderen din.';
const OUT_OF_CALENDAR = 'Opnar du vedlegget, blir tidspunktet merkt som avlyst i kalenderen din.';
const CANNOT_COME = 'Kan du ikkje kome likevel? Meld deg av, så får nokon andre plassen.';
const because = (reason: string): string[] => (reason ? [`Grunngivinga var: «${reason}»`] : []);
const times = (count: number): string => (count === 1 ? 'éin gong' : `${count} gonger`);
const andMore = (more: number): string => (more === 1 ? 'og éin gong til' : `og ${more} gonger til`);

export const attendanceLetters: LettersFor<AttendanceMessages> = {
  placeTaken: ({ name, event, when, venue, isRegisteredByOther, url }) => ({
    subject: `Du er påmeld til ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      isRegisteredByOther ? `Arrangøren har meldt deg på ${event}. Du har plass.` : `Du har fått plass til ${event}.`,
      timeAndPlace(when, venue),
    ],
    action: { text: 'Sjå aktiviteten', url },
    afterwards: [CALENDAR, CANNOT_COME],
    sms: `Du har plass til ${nameInSms(event)}. ${url}`,
  }),
  placesTaken: ({ name, event, lines, attendingCount, waitingCount, url }) => ({
    subject: `Du er påmeld til ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du har plass til ${event} ${times(attendingCount)}.`,
      ...(waitingCount > 0 ? [`Du står på venteliste ${times(waitingCount)}. Vi seier frå når du får plass.`] : []),
      lines.join('\n'),
    ],
    action: { text: 'Sjå alle gongene', url },
    afterwards: [
      'Opne vedlegget, så legg du tidspunkta i kalenderen din.',
      'Kan du ikkje kome ein av gongene? Meld deg av den, så får nokon andre plassen.',
    ],
    sms: `Du er påmeld til ${nameInSms(event)}. Sjå alle gongene: ${url}`,
  }),
  placeWaiting: ({ name, event, when, position, drawsAt, url }) => ({
    subject: `Du står på ventelista: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      drawsAt ? `Du er med i trekkinga av plassar til ${event}.` : `Det er fullt på ${event}. Du står på ventelista.`,
      `Tid: ${when}.`,
      drawsAt
        ? `Trekking: ${drawsAt}. Alle har like stor sjanse, og du får vite korleis det gjekk.`
        : position === null
          ? 'Vi seier frå når det er din tur.'
          : `Du er nummer ${position} i køen. Vi seier frå når det er din tur.`,
    ],
    action: { text: 'Sjå plassen din i køen', url },
    afterwards: ['Vil du ikkje vente lenger? Meld deg av, så går turen vidare til den neste.'],
    sms: `Du står på ventelista: ${nameInSms(event)}. ${url}`,
  }),
  placePromoted: ({ name, event, when, venue, url }) => ({
    subject: `Du har fått plass til ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Det vart ein ledig plass til ${event}, og han er din!`, timeAndPlace(when, venue)],
    action: { text: 'Sjå aktiviteten', url },
    afterwards: [CALENDAR, CANNOT_COME],
    sms: `Du har fått plass til ${nameInSms(event)}! ${url}`,
  }),
  placeOffered: ({ name, event, when, until, url }) => ({
    subject: `Vil du ha plassen til ${event}?`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Det er ein ledig plass til ${event}, og det er din tur.`,
      `Tid: ${when}.`,
      `Vi held av plassen til deg. Svarfrist: ${until}. Svarar du ikkje innan fristen, går plassen til den neste i køen.`,
    ],
    action: { text: 'Sei ja eller nei', url },
    sms: `Du har fått tilbod om plass: ${nameInSms(event)}. Svar her: ${url}`,
  }),
  placeExpired: ({ name, event, when, url }) => ({
    subject: `Tilbodet om plass har gått ut: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du svara ikkje i tide på tilbodet om plass til ${event}, så plassen er gått vidare.`,
      `Tid: ${when}.`,
    ],
    action: { text: 'Meld deg på igjen', url },
    afterwards: ['Melder du deg på igjen, stiller du bakarst i køen.'],
    sms: `Fristen for å svare gjekk ut: ${nameInSms(event)}. ${url}`,
  }),
  placeDrawn: ({ name, event, when, hasWon, position, url }) => ({
    subject: hasWon ? `Du har fått plass til ${event}` : `Trekkinga for ${event} er ferdig`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      hasWon
        ? `Plassane til ${event} er trekte, og du fekk ein av dei!`
        : `Plassane til ${event} er trekte. Du fekk diverre ikkje plass denne gongen.`,
      `Tid: ${when}.`,
      ...(hasWon || position === null
        ? []
        : [`Du vart nummer ${position} på ventelista. Blir det ein ledig plass, seier vi frå.`]),
    ],
    action: { text: 'Sjå aktiviteten', url },
    afterwards: hasWon
      ? [CALENDAR, CANNOT_COME]
      : ['Vil du ikkje vente lenger? Meld deg av, så slepp du fleire meldingar.'],
    sms: hasWon ? `Du fekk plass til ${nameInSms(event)}! ${url}` : `Du fekk ikkje plass: ${nameInSms(event)}. ${url}`,
  }),
  placeLeft: ({ name, event, when, url }) => ({
    subject: `Du er meld av ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Du deltek ikkje lenger på ${event}.`, `Tid: ${when}.`],
    action: { text: 'Sjå aktiviteten', url },
    afterwards: [OUT_OF_CALENDAR],
    sms: `Du er meld av ${nameInSms(event)}. ${url}`,
  }),
  placeRemoved: ({ name, event, when, reason, url }) => ({
    subject: `Arrangøren har meldt deg av ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Du står ikkje lenger på lista til ${event}.`, `Tid: ${when}.`, ...because(reason)],
    action: { text: 'Sjå aktiviteten', url },
    afterwards: ['Lurer du på kvifor? Spør arrangøren. Du finn arrangøren på sida til aktiviteten.'],
    sms: `Du er meld av ${nameInSms(event)} av arrangøren. ${url}`,
  }),
  placeCancelled: ({ name, event, times, reason, hasFile, url }) => ({
    subject: `Påmeldinga di til ${event} gjeld ikkje lenger`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Tidspunktet du var påmeld til på ${event}, er endra eller teke bort. Difor er du meld av.`,
      `Det galdt:\n${linesOf(times, andMore)}`,
      ...because(reason),
    ],
    action: { text: 'Sjå nye tidspunkt', url },
    afterwards: [
      'Passar eit av dei nye tidspunkta? Då må du melde deg på igjen.',
      ...(hasFile ? [OUT_OF_CALENDAR] : []),
    ],
    sms: `Påmeldinga di gjeld ikkje lenger: ${nameInSms(event)}. ${url}`,
  }),
  reminder: ({ name, event, when, starts, venue, url }) => ({
    subject: `Påminning: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Hugs at du har plass til ${event}.`, timeAndPlace(when, venue)],
    action: { text: 'Sjå aktiviteten', url },
    afterwards: [CANNOT_COME, 'Du vel sjølv om og når du vil bli mint på ting. Det gjer du i profilen din.'],
    sms: `Hugs ${nameInSms(event)}. ${starts}. ${url}`,
  }),
};
