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
  queue_over: {
    subject: ({ ticket }) => `Køen er avsluttet: ${ticket}`,
    told: ({ ticket, provider }) =>
      `Det er ikke lenger mulig å få billett til ${ticket} hos ${provider}, og det ble dessverre ikke din tur i køen.`,
    more: () => 'Du trenger ikke å gjøre noe. Se gjerne om det er noe annet som passer.',
    sms: ({ ticket, url }) => `Køen for ${ticket} er avsluttet, og det ble dessverre ikke din tur: ${url}`,
  },
  queue_expired: {
    subject: ({ ticket }) => `Plassen i køen er borte: ${ticket}`,
    told: ({ ticket, provider }) =>
      `Det ble din tur i køen for ${ticket} hos ${provider}, men fritidskontoen er utløpt, så billetten gikk videre til neste.`,
    more: () => 'Har du fått en ny fritidskonto, kan du stille deg i køen igjen med den.',
    sms: ({ ticket, url }) => `Du mistet plassen i køen for ${ticket} fordi fritidskontoen er utløpt: ${url}`,
  },
  queue_too_old: {
    subject: ({ ticket }) => `Plassen i køen er borte: ${ticket}`,
    told: ({ ticket, provider }) =>
      `Det ble din tur i køen, men ${ticket} hos ${provider} er for yngre barn, så billetten gikk videre til neste.`,
    more: () => 'Du trenger ikke å gjøre noe. Se gjerne om det er noe annet som passer.',
    sms: ({ ticket, url }) => `Du mistet plassen i køen for ${ticket}, som er for yngre barn: ${url}`,
  },
  queue_not_for: {
    subject: ({ ticket }) => `Plassen i køen er borte: ${ticket}`,
    told: ({ ticket, provider }) =>
      `Kommunen har endret hvem som kan få billett til ${ticket} hos ${provider}, og den gjelder ikke denne fritidskontoen lenger.`,
    more: () => 'Du trenger ikke å gjøre noe. Se gjerne om det er noe annet som passer.',
    sms: ({ ticket, url }) =>
      `Du mistet plassen i køen for ${ticket}, fordi kommunen har endret hvem den er for: ${url}`,
  },
};

const isOfQueue = (news: Values['news']): boolean => news.startsWith('queue_');

const whose = ({ child, news }: Values): string[] => {
  if (child === null) return [];
  return [isOfQueue(news) ? `Det var ${child} som sto i køen.` : `Den er til ${child}.`];
};

export const ticketLetters: LettersFor<TicketMessages> = {
  ticketNews: (values) => {
    const { name, news, url } = values;
    const words = NEWS[news];
    return {
      subject: words.subject(values),
      greeting: `Hei, ${name}!`,
      paragraphs: [words.told(values), ...whose(values), words.more(values)],
      action: { text: isOfQueue(news) ? 'Se andre billetter' : 'Se billetten', url },
      sms: words.sms(values),
    };
  },
};
