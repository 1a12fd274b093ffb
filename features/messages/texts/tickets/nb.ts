import type { LettersFor } from '../../letter.ts';
import type { TicketMessages } from '../../ticket-messages.ts';

type Values = TicketMessages['ticketNews'];
type Words = Record<'subject' | 'told' | 'more' | 'sms', (values: Values) => string>;

const NEWS: Record<Values['news'], Words> = {
  given: {
    subject: ({ ticket }) => `Du har fått billett: ${ticket}`,
    told: ({ ticket, provider }) => `Det ble din tur i køen, og billetten til ${ticket} hos ${provider} er din.`,
    more: ({ until }) =>
      `Billetten må brukes senest ${until}. Kan dere ikke gå, gi den tilbake, så får neste i køen den.`,
    sms: ({ ticket, until, url }) => `Du har fått billett til ${ticket}. Bruk den senest ${until}: ${url}`,
  },
  runs_out: {
    subject: ({ ticket }) => `Husk billetten: ${ticket}`,
    told: ({ ticket, provider }) => `Billetten til ${ticket} hos ${provider} er ikke brukt ennå.`,
    more: ({ until }) => `Den gjelder til og med ${until}. Kan dere ikke gå, gi den tilbake, så får noen andre den.`,
    sms: ({ ticket, until, url }) => `Billetten til ${ticket} gjelder til og med ${until}: ${url}`,
  },
  ran_out: {
    subject: ({ ticket }) => `Billetten har gått ut: ${ticket}`,
    told: ({ ticket, provider }) =>
      `Billetten til ${ticket} hos ${provider} ble ikke brukt i tide, og har gått videre til neste.`,
    more: () => 'Er det flere igjen, kan dere reservere en ny.',
    sms: ({ ticket, url }) => `Billetten til ${ticket} har gått ut: ${url}`,
  },
};

const whose = (child: string | null): string[] => (child === null ? [] : [`Den er til ${child}.`]);

export const ticketLetters: LettersFor<TicketMessages> = {
  ticketNews: (values) => {
    const words = NEWS[values.news];
    const { name, child, url } = values;
    return {
      subject: words.subject(values),
      greeting: `Hei, ${name}!`,
      paragraphs: [words.told(values), ...whose(child), words.more(values)],
      action: { text: 'Se billetten', url },
      sms: words.sms(values),
    };
  },
};
