import { actsFor } from '#features/households/server/public.ts';
import { type ChildFacts, type DecidedVersion, isYes, runningVersions, why } from '#features/schemes/server/public.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Day } from '#platform/language/days.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, rowsOf } from '#platform/server/rows.ts';
import type { Family, Offer } from '../contract.ts';
import { providerOf } from './shown-card.ts';
import { demandCardsHere } from './where.ts';

export type KnownChild = Awaited<ReturnType<typeof actsFor>>[number];

type KnownPerson = Pick<ChildFacts, 'born_on' | 'district_id' | 'postal_code'> & {
  first_name: string;
  municipality_id: string | null;
};

export const factsOf = (
  { first_name, born_on, municipality_id, district_id, postal_code }: KnownPerson,
  on: Day,
  is_within_income: boolean | null,
): ChildFacts => ({
  name: first_name,
  born_on,
  municipality_id: municipality_id ?? '',
  district_id,
  postal_code,
  is_within_income,
  on,
});

/** What the children of a user could get, and have not got. */
export async function showFamily(context: Context): Promise<Family> {
  const state = demandCardsHere(context);
  const { id } = actorOf(context);
  const children = await actsFor(context, id);
  const taken = await cardsOf(context, children);
  const today = shortDate(context.now);
  const offers: Offer[] = [];
  for (const municipality of placesOf(context, children)) {
    for (const version of await runningVersions(context, municipality, today)) {
      for (const child of children) {
        if (!taken.has(`${version.id} ${child.id}`)) offers.push(offerOf(context, child, version));
      }
    }
  }
  return { is_identified: await isIdentified(context, id), is_claimable: state === 'running', offers };
}

/** The portal's own municipalities; in one for the whole country, those that the children live in. */
function placesOf({ tenant }: Context, children: readonly KnownChild[]): readonly number[] {
  if (tenant.municipality_ids.length > 0) return tenant.municipality_ids;
  return [
    ...new Set(children.flatMap(({ municipality_id }) => (municipality_id === null ? [] : Number(municipality_id)))),
  ];
}

function offerOf(context: Context, child: KnownChild, version: DecidedVersion): Offer {
  const { municipality_id, district_id, postal_code, source: _, ...shown } = child;
  const facts = factsOf(child, shortDate(context.now), true);
  return {
    child: shown,
    home: { municipality_id, district_id, postal_code },
    provider: providerOf(context, version),
    rules: version.rules,
    last_day: version.last_day,
    is_open: isYes(why(facts, version)),
  };
}

/** Accounts under the rules that they were last granted under: one from an earlier period can be renewed. */
async function cardsOf({ db }: Context, children: readonly KnownChild[]): Promise<ReadonlySet<string>> {
  const { rows } = await rowsOf({ version_id: ids.schemeVersion, child_id: ids.child })`
    select version_id, child_id from card where child_id = any(${children.map(({ id }) => id)}::uuid[])
      and closed_at is null`.execute(db);
  return new Set(rows.map(({ version_id, child_id }) => `${version_id} ${child_id}`));
}

export async function isIdentified({ db }: Pick<Context, 'db'>, user: UserId): Promise<boolean> {
  const { rows } = await rowsOf({ is_identified: boolean })`
    select ssn_digest is not null as is_identified from app_user where id = ${user}`.execute(db);
  return rows[0]?.is_identified ?? false;
}
