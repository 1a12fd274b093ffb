import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: (scheme) => `${scheme}: bli med i ordninga`,
  lead: 'Då kan familiar betale dykk frå kontoen til barna. Kommunen ser på det først.',
  bank_account: 'Kontonummeret til organisasjonen',
  bank_account_help: '11 siffer. Dit kjem pengane.',
  ask: 'Spør kommunen',
  change: 'Send nytt kontonummer',
  asked: 'Kommunen har fått spørsmålet',
  asked_text: 'Vi seier frå når dei har svart.',
  account: (account) => `Kontonummer: ${account}`,
  reason: (reason) => `Kommunen skriv: ${reason}`,
  states: {
    asked: 'Ventar på kommunen',
    approved: 'De er med',
    refused: 'Kommunen har sagt nei',
    stopped: 'De er ikkje lenger med',
  },
};
