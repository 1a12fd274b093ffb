import type { LettersFor } from '../../letter.ts';
import type { TicketMessages } from '../../ticket-messages.ts';

type Values = TicketMessages['ticketNews'];
type Words = Record<'subject' | 'told' | 'more' | 'sms', (values: Values) => string>;

const NEWS: Record<Values['news'], Words> = {
  given: {
    subject: ({ ticket }) => `Du har fått billett: ${ticket}`,
    told: ({ ticket, provider }) => `Det vart din tur i køen, og billetten til ${ticket} hos ${provider} er din.`,
    more: ({ until }) =>
      `Billetten må brukast seinast ${until}. Kan de ikkje gå, gi han tilbake, så får nestemann i køen han.`,
    sms: ({ ticket, until, url }) => `Du har fått billett til ${ticket}. Bruk han seinast ${until}: ${url}`,
  },
  runs_out: {
    subject: ({ ticket }) => `Hugs billetten: ${ticket}`,
    told: ({ ticket, provider }) => `Billetten til ${ticket} hos ${provider} er ikkje brukt enno.`,
    more: ({ until }) => `Han gjeld til og med ${until}. Kan de ikkje gå, gi han tilbake, så får nokon andre han.`,
    sms: ({ ticket, until, url }) => `Billetten til ${ticket} gjeld til og med ${until}: ${url}`,
  },
  ran_out: {
    subject: ({ ticket }) => `Billetten har gått ut: ${ticket}`,
    told: ({ ticket, provider }) =>
      `Billetten til ${ticket} hos ${provider} vart ikkje brukt i tide, og har gått vidare til nestemann.`,
    more: () => 'Er det fleire att, kan de reservere ein ny.',
    sms: ({ ticket, url }) => `Billetten til ${ticket} har gått ut: ${url}`,
  },
  queue_over: {
    subject: ({ ticket }) => `Køen er avslutta: ${ticket}`,
    told: ({ ticket, provider }) =>
      `Det går ikkje lenger an å få billett til ${ticket} hos ${provider}, og det vart diverre ikkje din tur i køen.`,
    more: () => 'Du treng ikkje å gjere noko. Sjå gjerne om det er noko anna som passar.',
    sms: ({ ticket, url }) => `Køen for ${ticket} er avslutta, og det vart diverre ikkje din tur: ${url}`,
  },
  queue_expired: {
    subject: ({ ticket }) => `Plassen i køen er borte: ${ticket}`,
    told: ({ ticket, provider }) =>
      `Det vart din tur i køen for ${ticket} hos ${provider}, men fritidskontoen er gått ut, så billetten gjekk vidare til nestemann.`,
    more: () => 'Har du fått ein ny fritidskonto, kan du stille deg i køen igjen med han.',
    sms: ({ ticket, url }) => `Du mista plassen i køen for ${ticket} fordi fritidskontoen er gått ut: ${url}`,
  },
  queue_too_old: {
    subject: ({ ticket }) => `Plassen i køen er borte: ${ticket}`,
    told: ({ ticket, provider }) =>
      `Det vart din tur i køen, men ${ticket} hos ${provider} er for yngre barn, så billetten gjekk vidare til nestemann.`,
    more: () => 'Du treng ikkje å gjere noko. Sjå gjerne om det er noko anna som passar.',
    sms: ({ ticket, url }) => `Du mista plassen i køen for ${ticket}, som er for yngre barn: ${url}`,
  },
  queue_not_for: {
    subject: ({ ticket }) => `Plassen i køen er borte: ${ticket}`,
    told: ({ ticket, provider }) =>
      `Kommunen har endra kven som kan få billett til ${ticket} hos ${provider}, og han gjeld ikkje denne fritidskontoen lenger.`,
    more: () => 'Du treng ikkje å gjere noko. Sjå gjerne om det er noko anna som passar.',
    sms: ({ ticket, url }) => `Du mista plassen i køen for ${ticket}, fordi kommunen har endra kven han er for: ${url}`,
  },
};

const isOfQueue = (news: Values['news']): boolean => news.startsWith('queue_');

const whose = ({ child, news }: Values): string[] => {
  if (child === null) return [];
  return [isOfQueue(news) ? `Det var ${child} som stod i køen.` : `Han er til ${child}.`];
};

export const ticketLetters: LettersFor<TicketMessages> = {
  ticketNews: (values) => {
    const { name, news, url } = values;
    const words = NEWS[news];
    return {
      subject: words.subject(values),
      greeting: `Hei, ${name}!`,
      paragraphs: [words.told(values), ...whose(values), words.more(values)],
      action: { text: isOfQueue(news) ? 'Sjå andre billettar' : 'Sjå billetten', url },
      sms: words.sms(values),
    };
  },
};
