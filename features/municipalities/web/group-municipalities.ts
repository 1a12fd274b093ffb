import type { KnownMunicipality } from './read-municipalities.ts';

export type CountyGroup = { county: string; municipalities: KnownMunicipality[] };

/** The municipalities whose names or county hold the words, by county. Both keep the order they came in. */
export function groupMunicipalities(all: readonly KnownMunicipality[], words: string): CountyGroup[] {
  const wanted = simplify(words);
  const groups = new Map<string, KnownMunicipality[]>();
  for (const municipality of all) {
    const { name, other_names, county } = municipality;
    if (wanted && !simplify(`${name} ${other_names} ${county}`).includes(wanted)) continue;
    const group = groups.get(county);
    if (group) group.push(municipality);
    else groups.set(county, [municipality]);
  }
  return [...groups]
    .map(([county, municipalities]) => ({ county, municipalities }))
    .sort((one, other) => one.county.localeCompare(other.county, 'nb'));
}

/** So that Kárášjohka is found without Sámi letters on the keyboard. */
const simplify = (text: string): string => text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
