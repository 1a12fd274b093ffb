import { kroner } from '#platform/language/money.ts';
import type { ChangesInWords, SeriesMessages, TimesInWords } from '../../contract.ts';
import { type LettersFor, linesOf } from '../../letter.ts';
import { nameInSms } from '../../sms-text.ts';

const countOf = ({ lines, more }: TimesInWords): number => lines.length + more;
const andMore = (more: number): string => (more === 1 ? 'og én gang til' : `og ${more} ganger til`);
const listOf = (times: TimesInWords): string => linesOf(times, andMore);
const inSms = (times: TimesInWords): string => {
  const { starts } = times;
  const count = countOf(times);
  return count === 1 ? starts : `${starts} og ${count - 1} ${count === 2 ? 'gang' : 'ganger'} til`;
};

const priceOf = (ore: number | null): string => (ore === null ? 'ikke oppgitt' : ore === 0 ? 'gratis' : kroner(ore));

const whatIsNew = ({ moved, title, place, price, hasNewDescription, hasOther }: ChangesInWords): string[] => [
  ...moved.map(({ before, after }) => `Før: ${before}\nNå: ${after}`),
  ...(title ? [`Nytt navn: ${title.after}\nFør: ${title.before}`] : []),
  ...(place ? [`Nytt sted: ${place.after || 'ikke oppgitt'}\nFør: ${place.before || 'ikke oppgitt'}`] : []),
  ...(price ? [`Prisen er nå: ${priceOf(price.after)}\nFør: ${priceOf(price.before)}`] : []),
  ...(hasNewDescription ? ['Beskrivelsen er ny.'] : []),
  ...(hasOther ? ['Flere opplysninger er endret. Du ser dem på siden.'] : []),
];

const headline = ({ moved, title, place, price, hasNewDescription, hasOther }: ChangesInWords, day: string | null) => {
  if (moved.length > 0) return day ? `Ny tid ${day}` : 'Nye tider';
  if (place) return 'Nytt sted';
  return hasNewDescription && !title && !price && !hasOther ? 'Ny beskrivelse' : 'Endret';
};

export const seriesLetters: LettersFor<SeriesMessages> = {
  eventChanged: ({ name, event, organisation, times, changes, hasFile, url }) => ({
    subject: `${headline(changes, times.day)}: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${organisation} har endret «${event}», som du er meldt på.`,
      ...whatIsNew(changes),
      ...(changes.moved.length > 0 ? [] : [`Tidspunkt:\n${listOf(times)}`]),
      'Passer det ikke lenger, kan du melde deg av. Da får en annen plassen.',
    ],
    action: { text: 'Se hva som er nytt', url },
    afterwards: hasFile ? ['Åpne vedlegget, så blir kalenderen din rettet.'] : [],
    sms:
      changes.moved.length > 0
        ? `${times.day ? 'Ny tid' : 'Nye tider'}: ${nameInSms(event)}. ${inSms(times)}. ${url}`
        : changes.place
          ? `Nytt sted: ${nameInSms(event)}. ${nameInSms(changes.place.after)}. ${url}`
          : `${headline(changes, null)}: ${nameInSms(event)}. Se her: ${url}`,
  }),
  eventCancelled: ({ name, event, organisation, times, isAll, reason, hasFile, url }) => {
    const { day } = times;
    const count = countOf(times);
    return {
      subject: day ? `Avlyst ${day}: ${event}` : isAll ? `Avlyst: ${event}` : `Avlyst ${count} ganger: ${event}`,
      greeting: `Hei, ${name}!`,
      paragraphs: [
        day
          ? `${organisation} har dessverre avlyst «${event}» ${day}.`
          : isAll
            ? `${organisation} har dessverre avlyst «${event}».`
            : `${organisation} har dessverre avlyst «${event}» disse gangene:`,
        `Det gjelder:\n${listOf(times)}`,
        ...(reason ? [`Arrangøren skriver: «${reason}»`] : []),
        'Du trenger ikke å gjøre noe.',
      ],
      action: { text: 'Se aktiviteten', url },
      afterwards: hasFile ? ['Åpner du vedlegget, blir det merket som avlyst i kalenderen din.'] : [],
      sms:
        isAll && !day ? `Avlyst: ${nameInSms(event)}. ${url}` : `Avlyst: ${nameInSms(event)}. ${inSms(times)}. ${url}`,
    };
  },
  eventUncancelled: ({ name, event, organisation, times, keepsPlace, hasFile, url }) => ({
    subject: times.day ? `Ikke avlyst likevel ${times.day}: ${event}` : `Ikke avlyst likevel: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${organisation} hadde avlyst «${event}», men nå blir det noe av likevel.`,
      `Tidspunkt:\n${listOf(times)}`,
      keepsPlace
        ? 'Påmeldingen din gjelder fortsatt. Kan du ikke komme, så meld deg av, slik at en annen får plassen.'
        : 'Påmeldingen din gjelder ikke lenger. Vil du være med, må du melde deg på igjen.',
    ],
    action: { text: keepsPlace ? 'Se aktiviteten' : 'Meld deg på igjen', url },
    afterwards: hasFile ? ['Åpne vedlegget, så står det i kalenderen din igjen.'] : [],
    sms: keepsPlace
      ? `Ikke avlyst likevel: ${nameInSms(event)}. Du har plassen din. ${url}`
      : `Ikke avlyst likevel: ${nameInSms(event)}. Meld deg på igjen: ${url}`,
  }),
  eventTakenDown: ({ name, event, reason, hasParticipants, url }, portal) => ({
    subject: `Tatt ned: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      hasParticipants
        ? `De som har ansvar for innholdet på ${portal}, har tatt ned «${event}». Den ligger nå som kladd, og de påmeldte har fått beskjed.`
        : `De som har ansvar for innholdet på ${portal}, har tatt ned «${event}». Den ligger nå som kladd.`,
      `Begrunnelsen er: «${reason}»`,
      'Rett det som er galt. Når de som tok den ned, har sett på den igjen, kan dere publisere den på nytt.',
    ],
    action: { text: 'Åpne kladden', url },
    sms: `En av aktivitetene deres er tatt ned. Se kladden: ${url}`,
  }),
  eventLifted: ({ name, event, reason, url }, portal) => ({
    subject: `Kan publiseres igjen: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `De som har ansvar for innholdet på ${portal}, har sett på «${event}» igjen. Nå kan dere publisere den.`,
      `De skriver: «${reason}»`,
    ],
    action: { text: 'Åpne kladden', url },
    sms: `En aktivitet som var tatt ned, kan publiseres igjen. Se kladden: ${url}`,
  }),
  eventPaused: ({ name, event, organisation, times, isForGood }, portal) => ({
    subject: isForGood ? `Vises ikke lenger: ${event}` : `Satt på vent: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      isForGood
        ? `${organisation} er ikke lenger godkjent som arrangør på ${portal}. Derfor vises ikke «${event}» lenger, og du må ikke regne med at den blir noe av.`
        : `Kommunen har stanset ${organisation} på ${portal} inntil videre. Derfor vises ikke «${event}» nå, og vi vet ikke om den blir noe av.`,
      `Du er påmeldt:\n${listOf(times)}`,
      'Du trenger ikke å gjøre noe. Åpner arrangøren igjen, har du fortsatt plassen din, og vi sier fra.',
    ],
    sms: isForGood
      ? `Vises ikke lenger: ${nameInSms(event)}. Ikke regn med at den blir noe av.`
      : `Satt på vent: ${nameInSms(event)}. Vi sier fra om den åpner igjen.`,
  }),
  eventResumed: ({ name, event, organisation, times, url }) => ({
    subject: `I gang igjen: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${organisation} er åpnet igjen, og «${event}» går som planlagt. Påmeldingen din gjelder fortsatt.`,
      `Tidspunkt:\n${listOf(times)}`,
      'Kan du ikke komme, så meld deg av, slik at en annen får plassen.',
    ],
    action: { text: 'Se aktiviteten', url },
    sms: `I gang igjen: ${nameInSms(event)}. Du har plassen din. ${url}`,
  }),
};
