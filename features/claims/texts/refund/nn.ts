import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: 'Få pengane tilbake',
  lead: (name, amount) => `Har du betalt for ${name} sjølv? Det er ${amount} igjen på kontoen.`,
  receipts: 'Kvittering',
  added: 'Kvitteringar du har lagt ved',
  remove: (name) => `Fjern ${name}`,
  most: (count) => `Du kan leggje ved høgst ${count} filer.`,
  purpose: 'Kva betalte du for?',
  purpose_help: 'Til dømes fotballsko eller kontingent',
  organization_name: 'Kven betalte du til?',
  amount: 'Du betalte',
  paid_on: 'Dato',
  bank_account: 'Til kontonummer',
  bank_account_help: 'Kontoen din. Vi sender aldri refusjon til andre.',
  next: 'Kommunen ser på kvitteringa først. Beløpet blir halde av på kontoen så lenge, og vi seier frå når dei har svart.',
  send: 'Send til kommunen',
  faults: {
    receipts: 'Legg ved kvitteringa, som bilete eller pdf',
    purpose: 'Skriv kva du betalte for',
    organization_name: 'Skriv kven du betalte til',
    paid_on: 'Skriv når du betalte, til dømes 02.11.2026',
  },
  not_yours: 'Du kan ikkje få pengar tilbake frå denne kontoen',
  not_yours_text: 'Berre dei føresette, eller den som eig kontoen, kan det, så lenge kontoen ikkje er utgått.',
  sent: {
    title: 'Kvitteringa er send til kommunen',
    text: 'Beløpet blir halde av på kontoen til dei har svart. Då seier vi frå.',
    amount: 'Du får tilbake',
    what: 'For',
    from: 'Betalt til',
    to: 'Til kontonummer',
    receipts: 'Vedlegg',
    number: 'Nummer',
  },
};
