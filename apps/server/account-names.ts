import { cardNumbered, cardNumbers } from '#features/cards/server/public.ts';
import type { AccountKind } from '#features/ledger/rules.ts';
import type { AccountNames } from '#features/ledger/server/account-names.ts';
import { organisationNames } from '#features/organisations/server/public.ts';

/** What the accounts of the ledger are called to those who audit it: a child's by its number, an organisation's by name. */
export const ACCOUNT_NAMES: AccountNames = {
  async namesOf(db, owners) {
    const ownersOf = (...kinds: AccountKind[]) =>
      owners.filter(({ kind }) => kinds.includes(kind)).map(({ owner_id }) => owner_id);
    const numbers = await cardNumbers(db, ownersOf('purse'));
    const names = await organisationNames(db, ownersOf('claim', 'receivable'));
    return new Map([...names, ...[...numbers].map(([id, number]) => [id, String(number)] as const)]);
  },
  purseNumbered: cardNumbered,
};
