import type { AttendanceMessages } from '../../contract.ts';
import { type LettersFor, linesOf } from '../../letter.ts';
import { nameInSms } from '../../sms-text.ts';

const timeAndPlace = (when: string, venue: string | null): string =>
  venue ? `Tidspunkt: ${when}. Sted: ${venue}.` : `Tidspunkt: ${when}.`;

const CALENDAR = 'Åpne vedlegget, så legger du tidspunktet i kalenderen din.';
const OUT_OF_CALENDAR = 'Åpner du vedlegget, blir tidspunktet merket som avlyst i kalenderen din.';
const CANNOT_COME = 'Kan du ikke komme likevel? Meld deg av, så får noen andre plassen.';
const because = (reason: string): string[] => (reason ? [`Begrunnelsen var: «${reason}»`] : []);
const times = (count: number): string => (count === 1 ? 'én gang' : `${count} ganger`);
const andMore = (more: number): string => (more === 1 ? 'og én gang til' : `og ${more} ganger til`);

export const attendanceLetters: LettersFor<AttendanceMessages> = {
  placeTaken: ({ name, event, when, venue, isRegisteredByOther, url }) => ({
    subject: `Du er påmeldt ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      isRegisteredByOther ? `Arrangøren har meldt deg på ${event}. Du har plass.` : `Du har plass på ${event}.`,
      timeAndPlace(when, venue),
    ],
    action: { text: 'Se aktiviteten', url },
    afterwards: [CALENDAR, CANNOT_COME],
    sms: `Du har plass på ${nameInSms(event)}. ${url}`,
  }),
  placesTaken: ({ name, event, lines, attendingCount, waitingCount, url }) => ({
    subject: `Du er påmeldt ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du har plass på ${event} ${times(attendingCount)}.`,
      ...(waitingCount > 0 ? [`Du står på venteliste ${times(waitingCount)}. Vi sier fra når du får plass.`] : []),
      lines.join('\n'),
    ],
    action: { text: 'Se alle gangene', url },
    afterwards: [
      'Åpne vedlegget, så legger du tidspunktene i kalenderen din.',
      'Kan du ikke komme en av gangene? Meld deg av den, så får noen andre plassen.',
    ],
    sms: `Du er påmeldt ${nameInSms(event)}. Se alle gangene: ${url}`,
  }),
  placeWaiting: ({ name, event, when, position, drawsAt, url }) => ({
    subject: `Du står på venteliste: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      drawsAt ? `Du er med i trekningen av plasser på ${event}.` : `Det er fullt på ${event}. Du står på ventelisten.`,
      `Tidspunkt: ${when}.`,
      drawsAt
        ? `Trekning: ${drawsAt}. Alle har like stor sjanse, og du får vite hvordan det gikk.`
        : position === null
          ? 'Vi sier fra når det er din tur.'
          : `Du er nummer ${position} i køen. Vi sier fra når det er din tur.`,
    ],
    action: { text: 'Se plassen din i køen', url },
    afterwards: ['Vil du ikke vente lenger? Meld deg av, så går turen videre til den neste.'],
    sms: `Du står på venteliste: ${nameInSms(event)}. ${url}`,
  }),
  placePromoted: ({ name, event, when, venue, url }) => ({
    subject: `Du har fått plass på ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Det ble en ledig plass på ${event}, og den er din!`, timeAndPlace(when, venue)],
    action: { text: 'Se aktiviteten', url },
    afterwards: [CALENDAR, CANNOT_COME],
    sms: `Du har fått plass på ${nameInSms(event)}! ${url}`,
  }),
  placeOffered: ({ name, event, when, until, url }) => ({
    subject: `Vil du ha plassen på ${event}?`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Det er en ledig plass på ${event}, og det er din tur.`,
      `Tidspunkt: ${when}.`,
      `Vi holder av plassen for deg. Svarfrist: ${until}. Svarer du ikke innen fristen, går plassen til den neste i køen.`,
    ],
    action: { text: 'Svar ja eller nei', url },
    sms: `Du er tilbudt plass: ${nameInSms(event)}. Svar her: ${url}`,
  }),
  placeExpired: ({ name, event, when, url }) => ({
    subject: `Tilbudet om plass har gått ut: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Du svarte ikke i tide på tilbudet om plass på ${event}, så plassen er gått videre.`,
      `Tidspunkt: ${when}.`,
    ],
    action: { text: 'Meld deg på igjen', url },
    afterwards: ['Melder du deg på igjen, stiller du bakerst i køen.'],
    sms: `Fristen for å svare gikk ut: ${nameInSms(event)}. ${url}`,
  }),
  placeDrawn: ({ name, event, when, hasWon, position, url }) => ({
    subject: hasWon ? `Du har fått plass på ${event}` : `Trekningen for ${event} er ferdig`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      hasWon
        ? `Plassene på ${event} er trukket, og du fikk en av dem!`
        : `Plassene på ${event} er trukket. Du fikk dessverre ikke plass denne gangen.`,
      `Tidspunkt: ${when}.`,
      ...(hasWon || position === null
        ? []
        : [`Du ble nummer ${position} på ventelisten. Blir det en ledig plass, sier vi fra.`]),
    ],
    action: { text: 'Se aktiviteten', url },
    afterwards: hasWon
      ? [CALENDAR, CANNOT_COME]
      : ['Vil du ikke vente lenger? Meld deg av, så slipper du flere beskjeder.'],
    sms: hasWon ? `Du fikk plass på ${nameInSms(event)}! ${url}` : `Du fikk ikke plass: ${nameInSms(event)}. ${url}`,
  }),
  placeLeft: ({ name, event, when, url }) => ({
    subject: `Du er meldt av ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Du deltar ikke lenger på ${event}.`, `Tidspunkt: ${when}.`],
    action: { text: 'Se aktiviteten', url },
    afterwards: [OUT_OF_CALENDAR],
    sms: `Du er meldt av ${nameInSms(event)}. ${url}`,
  }),
  placeRemoved: ({ name, event, when, reason, url }) => ({
    subject: `Arrangøren har meldt deg av ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Du står ikke lenger på listen til ${event}.`, `Tidspunkt: ${when}.`, ...because(reason)],
    action: { text: 'Se aktiviteten', url },
    afterwards: ['Lurer du på hvorfor? Spør arrangøren. Du finner arrangøren på siden til aktiviteten.'],
    sms: `Arrangøren har meldt deg av ${nameInSms(event)}. ${url}`,
  }),
  placeCancelled: ({ name, event, times, reason, hasFile, url }) => ({
    subject: `Påmeldingen din til ${event} gjelder ikke lenger`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Tidspunktet du var påmeldt på ${event}, er endret eller tatt bort. Du er derfor meldt av.`,
      `Det gjaldt:\n${linesOf(times, andMore)}`,
      ...because(reason),
    ],
    action: { text: 'Se nye tidspunkter', url },
    afterwards: [
      'Passer et av de nye tidspunktene? Da må du melde deg på igjen.',
      ...(hasFile ? [OUT_OF_CALENDAR] : []),
    ],
    sms: `Påmeldingen din gjelder ikke lenger: ${nameInSms(event)}. ${url}`,
  }),
  reminder: ({ name, event, when, starts, venue, url }) => ({
    subject: `Påminnelse: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Husk at du har plass på ${event}.`, timeAndPlace(when, venue)],
    action: { text: 'Se aktiviteten', url },
    afterwards: [CANNOT_COME, 'Du velger selv om og når du vil bli minnet på ting. Det gjør du i profilen din.'],
    sms: `Husk ${nameInSms(event)}. ${starts}. ${url}`,
  }),
};
