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
};

const whose = (child: string | null): string[] => (child === null ? [] : [`Han er til ${child}.`]);

export const ticketLetters: LettersFor<TicketMessages> = {
  ticketNews: (values) => {
    const words = NEWS[values.news];
    const { name, child, url } = values;
    return {
      subject: words.subject(values),
      greeting: `Hei, ${name}!`,
      paragraphs: [words.told(values), ...whose(child), words.more(values)],
      action: { text: 'Sjå billetten', url },
      sms: words.sms(values),
    };
  },
};
