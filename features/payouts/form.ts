import { readAccount } from '#features/claims/form.ts';
import { isOrganisationNumber, withoutSeparators } from '#platform/contract/numbers.ts';
import { MAX_PAYER_NAME_LENGTH } from './rules.ts';

export type TypedPayer = { name: string; organisation_number: string; bank_account: string; bic: string };

/** What is wrong with what was typed; each has a sentence that says what to do (`texts/refusals.ts`). */
export type PayerFault = 'name' | 'organisation_number' | 'bank_account' | 'bic';

export type ReadPayer = { payer: TypedPayer; faults: PayerFault[] };

const BIC = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/;

/** '1503.20.00115' and 'dnba no kk' as a file has them, and the fields that cannot be read. */
export function readPayer(typed: TypedPayer): ReadPayer {
  const name = typed.name.trim();
  const account = readAccount(typed.bank_account);
  const payer = {
    name,
    organisation_number: withoutSeparators(typed.organisation_number),
    bank_account: account.value ?? '',
    bic: withoutSeparators(typed.bic).toUpperCase(),
  };
  const isRight: Record<PayerFault, boolean> = {
    name: name !== '' && name.length <= MAX_PAYER_NAME_LENGTH,
    organisation_number: isOrganisationNumber(payer.organisation_number),
    bank_account: account.fault === null,
    bic: BIC.test(payer.bic),
  };
  return { payer, faults: PAYER_FIELDS.filter((field) => !isRight[field]) };
}

export const PAYER_FIELDS = ['name', 'organisation_number', 'bank_account', 'bic'] as const satisfies PayerFault[];
