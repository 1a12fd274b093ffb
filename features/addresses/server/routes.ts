import { Problem } from '#platform/contract/problem.ts';
import type { Locale } from '#platform/language/locale.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { searchAddresses } from '../contract.ts';
import { MAX_SUGGESTIONS } from '../rules.ts';
import { en } from '../texts/en.ts';
import { nb } from '../texts/nb.ts';
import { nn } from '../texts/nn.ts';
import type { AddressSearch, FoundAddress } from './address-search.ts';

export const addressRoutes = (search: AddressSearch): Route[] => [
  route(searchAddresses, async ({ tenant, language }, { query }) => {
    const found = await searchOrRefuse(search, query.q, language);
    return { data: ownFirst(found, tenant.municipality_ids).slice(0, MAX_SUGGESTIONS) };
  }),
];

const TEXTS = { nb, nn, en };

async function searchOrRefuse(search: AddressSearch, words: string, language: Locale) {
  try {
    return await search(words);
  } catch (cause) {
    // The log has the cause; the person hears that it passes.
    throw Object.assign(new Problem('unavailable', { message: TEXTS[language].unavailable }), { cause });
  }
}

/** Every town has a Storgata, and most people mean their own. */
function ownFirst(found: readonly FoundAddress[], ownIds: readonly number[]): FoundAddress[] {
  const isOwn = ({ municipality_id }: FoundAddress) => municipality_id !== null && ownIds.includes(municipality_id);
  return [...found.filter(isOwn), ...found.filter((address) => !isOwn(address))];
}
