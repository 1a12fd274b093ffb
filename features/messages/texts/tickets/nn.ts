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
};

const whose = ({ child, news }: Values): string[] => {
  if (child === null) return [];
  return [news === 'queue_over' ? `Det var ${child} som stod i køen.` : `Han er til ${child}.`];
};

export const ticketLetters: LettersFor<TicketMessages> = {
  ticketNews: (values) => {
    const { name, news, url } = values;
    const words = NEWS[news];
    return {
      subject: words.subject(values),
      greeting: `Hei, ${name}!`,
      paragraphs: [words.told(values), ...whose(values), words.more(values)],
      action: { text: news === 'queue_over' ? 'Sjå andre billettar' : 'Sjå billetten', url },
      sms: words.sms(values),
    };
  },
};
