import { birthDateOf } from '#platform/contract/numbers.ts';
import { ADULT_AGE, ageOn } from '#platform/language/ages.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import type { PopulationRegister, RegisteredPerson } from './population-register.ts';

/** What decides whether a grown-up can have an account of their own; handed in by apps/server. */
export type OwnAccounts = {
  highestAge: number;
  fitsScheme(context: Context, person: RegisteredPerson): Promise<boolean>;
};

/**
 * CRD-06: schemes go on after 18. A grown-up who fits one is known as the register has them, as children are; of all the
 * others nothing is kept, and those who are too old for any scheme are not asked about.
 */
export async function findOneself(
  context: Context,
  { population, ownAccounts }: { population: PopulationRegister; ownAccounts: OwnAccounts },
  ssn: string,
): Promise<RegisteredPerson | null> {
  const born_on = birthDateOf(ssn);
  if (born_on === null) return null;
  const age = ageOn(born_on, shortDate(context.now));
  if (age < ADULT_AGE || age > ownAccounts.highestAge) return null;
  const person = await population.findByPid(ssn);
  return person && (await ownAccounts.fitsScheme(context, person)) ? person : null;
}
