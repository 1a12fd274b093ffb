import { type Actor, isAdminOf } from '#platform/contract/policy.ts';
import type { BankFileState } from './rules.ts';

/** The municipality's admins alone: to anybody else its files are not there. */
export const mayHandlePayouts = (actor: Actor | null, municipality_id: number): boolean =>
  isAdminOf(actor, municipality_id);

type Made = {
  municipality_id: number;
  state: BankFileState;
  made_by: string | null;
  /** Who has said yes to a payment that is in it. */
  deciders: readonly string[];
  /** Whom it would pay who is not to be paid now. */
  unpaid_payees: readonly string[];
};

/** Public money has two names, each time: not the one who made the file, nor one who said yes to a payment in it. */
export const isSecondPerson = (actor: Actor | null, { made_by, deciders }: Pick<Made, 'made_by' | 'deciders'>) =>
  actor !== null && actor.id !== made_by && !deciders.includes(actor.id);

/** The bank cannot have it. */
export const isStillHere = ({ state }: Pick<Made, 'state'>): boolean => state === 'made' || state === 'approved';

/** A file can be fetched again, for as long as it is not answered. */
export const isForTheBank = ({ state }: Pick<Made, 'state'>): boolean => state === 'approved' || state === 'sent';

/** A file goes to the bank whole, or not at all. */
export const paysOnlyThoseToBePaid = ({ unpaid_payees }: Pick<Made, 'unpaid_payees'>): boolean =>
  unpaid_payees.length === 0;

/** What an admin can do with it now. */
export const canWithFile = (actor: Actor | null, file: Made) => {
  const may = mayHandlePayouts(actor, file.municipality_id);
  return {
    approve: may && file.state === 'made' && isSecondPerson(actor, file) && paysOnlyThoseToBePaid(file),
    download: may && isForTheBank(file) && paysOnlyThoseToBePaid(file),
    withdraw: may && isStillHere(file),
  };
};
