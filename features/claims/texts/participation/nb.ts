import type { PARTICIPATION_STATES } from '../../rules.ts';

export const nb = {
  title: (scheme: string) => `${scheme}: bli med i ordningen`,
  lead: 'Da kan familier betale dere fra barnas konto. Kommunen ser på det først.',
  bank_account: 'Kontonummer til organisasjonen',
  bank_account_help: '11 siffer. Dit kommer pengene.',
  ask: 'Spør kommunen',
  change: 'Send nytt kontonummer',
  asked: 'Kommunen har fått spørsmålet',
  asked_text: 'Vi sier fra når de har svart.',
  account: (account: string) => `Kontonummer: ${account}`,
  reason: (reason: string) => `Kommunen skriver: ${reason}`,
  states: {
    asked: 'Venter på kommunen',
    approved: 'Dere er med',
    refused: 'Kommunen har sagt nei',
    stopped: 'Dere er ikke lenger med',
  } satisfies Record<(typeof PARTICIPATION_STATES)[number], string>,
};
