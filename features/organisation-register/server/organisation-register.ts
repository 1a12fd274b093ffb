import type { RegisterAnswer } from '../contract.ts';

/** What became of a question. None of it is an error: the user who asks can go on by hand. */
export type RegisterFinding = Pick<RegisterAnswer, 'outcome' | 'entry'>;

/** Looks up a number whose checksum is right. Never throws; a register that cannot be asked is `unavailable`. */
export type OrganisationRegister = (number: string) => Promise<RegisterFinding>;
