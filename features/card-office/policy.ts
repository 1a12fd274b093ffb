import { type Actor, isAdminOf, isStaffOf } from '#platform/contract/policy.ts';
import type { ListState } from './list-rules.ts';
import type { RunState } from './rules.ts';

/** The municipality's own people; to anybody else its accounts are not there. */
export const maySeeAccounts = (actor: Actor | null, municipality_id: number): boolean =>
  isStaffOf(actor, municipality_id);

/** Its admins move money and see whole names; those who help see a first name and a year of birth. */
export const mayChangeAccounts = (actor: Actor | null, municipality_id: number): boolean =>
  isAdminOf(actor, municipality_id);

type Run = { municipality_id: number; state: RunState; asked_by: string | null };

/** Two people stand behind a large amount; each of the admins can stop it. */
export const canWithRun = (actor: Actor | null, { municipality_id, state, asked_by }: Run) => {
  const may = mayChangeAccounts(actor, municipality_id);
  return {
    start: may && state === 'asked' && asked_by !== actor?.id,
    stop: may && (state === 'asked' || state === 'running'),
  };
};

type List = { municipality_id: number; state: ListState; right_rows: number };

/** A list of children is one admin's to say yes to: whom it gives what is decided in the scheme. */
export const canWithList = (actor: Actor | null, { municipality_id, state, right_rows }: List) => {
  const may = mayChangeAccounts(actor, municipality_id);
  return {
    take: may && state === 'waiting' && right_rows > 0,
    stop: may && (state === 'waiting' || state === 'running'),
  };
};
