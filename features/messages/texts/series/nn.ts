import { kroner } from '#platform/language/money.ts';
import type { ChangesInWords, SeriesMessages, TimesInWords } from '../../contract.ts';
import { type LettersFor, linesOf } from '../../letter.ts';
import { nameInSms } from '../../sms-text.ts';

const countOf = ({ lines, more }: TimesInWords): number => lines.length + more;
const andMore = (more: number): string => (more === 1 ? 'og éin gong til' : `og ${more} gonger til`);
const listOf = (times: TimesInWords): string => linesOf(times, andMore);
const inSms = (times: TimesInWords): string => {
  const { starts } = times;
  const count = countOf(times);
  return count === 1 ? starts : `${starts} og ${count - 1} ${count === 2 ? 'gong' : 'gonger'} til`;
};

const priceOf = (ore: number | null): string => (ore === null ? 'ikkje oppgitt' : ore === 0 ? 'gratis' : kroner(ore));

const whatIsNew = ({ moved, title, place, price, hasNewDescription, hasOther }: ChangesInWords): string[] => [
  ...moved.map(({ before, after }) => `Før: ${before}\nNo: ${after}`),
  ...(title ? [`Nytt namn: ${title.after}\nFør: ${title.before}`] : []),
  ...(place ? [`Ny stad: ${place.after || 'ikkje oppgitt'}\nFør: ${place.before || 'ikkje oppgitt'}`] : []),
  ...(price ? [`Prisen er no: ${priceOf(price.after)}\nFør: ${priceOf(price.before)}`] : []),
  ...(hasNewDescription ? ['Skildringa er ny.'] : []),
  ...(hasOther ? ['Fleire opplysningar er endra. Du ser dei på sida.'] : []),
];

const headline = ({ moved, title, place, price, hasNewDescription, hasOther }: ChangesInWords, day: string | null) => {
  if (moved.length > 0) return day ? `Ny tid ${day}` : 'Nye tider';
  if (place) return 'Ny stad';
  return hasNewDescription && !title && !price && !hasOther ? 'Ny skildring' : 'Endra';
};

export const seriesLetters: LettersFor<SeriesMessages> = {
  eventChanged: ({ name, event, organisation, times, changes, hasFile, url }) => ({
    subject: `${headline(changes, times.day)}: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${organisation} har endra «${event}», som du er meld på.`,
      ...whatIsNew(changes),
      ...(changes.moved.length > 0 ? [] : [`Tid:\n${listOf(times)}`]),
      'Passar det ikkje lenger, kan du melde deg av. Då får nokon andre plassen.',
    ],
    action: { text: 'Sjå kva som er nytt', url },
    afterwards: hasFile ? ['Opne vedlegget, så blir kalenderen din retta.'] : [],
    sms:
      changes.moved.length > 0
        ? `${times.day ? 'Ny tid' : 'Nye tider'}: ${nameInSms(event)}. ${inSms(times)}. ${url}`
        : changes.place
          ? `Ny stad: ${nameInSms(event)}. ${nameInSms(changes.place.after)}. ${url}`
          : `${headline(changes, null)}: ${nameInSms(event)}. Sjå her: ${url}`,
  }),
  eventCancelled: ({ name, event, organisation, times, isAll, reason, hasFile, url }) => {
    const { day } = times;
    const count = countOf(times);
    return {
      subject: day ? `Avlyst ${day}: ${event}` : isAll ? `Avlyst: ${event}` : `Avlyst ${count} gonger: ${event}`,
      greeting: `Hei, ${name}!`,
      paragraphs: [
        day
          ? `${organisation} har diverre avlyst «${event}» ${day}.`
          : isAll
            ? `${organisation} har diverre avlyst «${event}».`
            : `${organisation} har diverre avlyst «${event}» desse gongane:`,
        `Det gjeld:\n${listOf(times)}`,
        ...(reason ? [`Arrangøren skriv: «${reason}»`] : []),
        'Du treng ikkje å gjere noko.',
      ],
      action: { text: 'Sjå aktiviteten', url },
      afterwards: hasFile ? ['Opnar du vedlegget, blir det merkt som avlyst i kalenderen din.'] : [],
      sms:
        isAll && !day ? `Avlyst: ${nameInSms(event)}. ${url}` : `Avlyst: ${nameInSms(event)}. ${inSms(times)}. ${url}`,
    };
  },
  eventUncancelled: ({ name, event, organisation, times, keepsPlace, hasFile, url }) => ({
    subject: times.day ? `Ikkje avlyst likevel ${times.day}: ${event}` : `Ikkje avlyst likevel: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${organisation} hadde avlyst «${event}», men no blir det noko av likevel.`,
      `Tid:\n${listOf(times)}`,
      keepsPlace
        ? 'Påmeldinga di gjeld framleis. Kan du ikkje kome, så meld deg av, slik at nokon andre får plassen.'
        : 'Påmeldinga di gjeld ikkje lenger. Vil du vere med, må du melde deg på igjen.',
    ],
    action: { text: keepsPlace ? 'Sjå aktiviteten' : 'Meld deg på igjen', url },
    afterwards: hasFile ? ['Opne vedlegget, så står det i kalenderen din igjen.'] : [],
    sms: keepsPlace
      ? `Ikkje avlyst likevel: ${nameInSms(event)}. Du har plassen din. ${url}`
      : `Ikkje avlyst likevel: ${nameInSms(event)}. Meld deg på igjen: ${url}`,
  }),
  eventTakenDown: ({ name, event, reason, hasParticipants, url }, portal) => ({
    subject: `Teken ned: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      hasParticipants
        ? `Dei som har ansvar for innhaldet på ${portal}, har teke ned «${event}». Han ligg no som kladd, og dei påmelde har fått beskjed.`
        : `Dei som har ansvar for innhaldet på ${portal}, har teke ned «${event}». Han ligg no som kladd.`,
      `Grunngivinga er: «${reason}»`,
      'Rett det som er gale. Dei som tok han ned, ser på han igjen, og då kan de publisere han på nytt.',
    ],
    action: { text: 'Opne kladden', url },
    sms: `Ein av aktivitetane dykkar er teken ned. Sjå kladden: ${url}`,
  }),
  eventLifted: ({ name, event, reason, url }, portal) => ({
    subject: `Kan publiserast igjen: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `Dei som har ansvar for innhaldet på ${portal}, har sett på «${event}» igjen. No kan de publisere han.`,
      `Dei skriv: «${reason}»`,
    ],
    action: { text: 'Opne kladden', url },
    sms: `Ein aktivitet som var teken ned, kan publiserast igjen. Sjå kladden: ${url}`,
  }),
  eventPaused: ({ name, event, organisation, times, isForGood }, portal) => ({
    subject: isForGood ? `Blir ikkje vist lenger: ${event}` : `Sett på vent: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      isForGood
        ? `${organisation} er ikkje lenger godkjend som arrangør på ${portal}. Difor blir ikkje «${event}» vist lenger, og du må ikkje rekne med at det blir noko av.`
        : `Kommunen har stansa ${organisation} på ${portal} inntil vidare. Difor blir ikkje «${event}» vist no, og vi veit ikkje om det blir noko av.`,
      `Du er påmeld:\n${listOf(times)}`,
      'Du treng ikkje å gjere noko. Opnar arrangøren igjen, har du framleis plassen din, og vi seier frå.',
    ],
    sms: isForGood
      ? `Blir ikkje vist lenger: ${nameInSms(event)}. Ikkje rekn med at det blir noko av.`
      : `Sett på vent: ${nameInSms(event)}. Vi seier frå om det opnar igjen.`,
  }),
  eventResumed: ({ name, event, organisation, times, url }) => ({
    subject: `I gang igjen: ${event}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${organisation} er opna igjen, og «${event}» går som planlagt. Påmeldinga di gjeld framleis.`,
      `Tidspunkt:\n${listOf(times)}`,
      'Kan du ikkje kome, så meld deg av, slik at ein annan får plassen.',
    ],
    action: { text: 'Sjå aktiviteten', url },
    sms: `I gang igjen: ${nameInSms(event)}. Du har plassen din. ${url}`,
  }),
};
