import { inPlace, inPlaces } from '#features/municipalities/in-place.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Facets } from './organisation-filters.tsx';
import type { ListWish } from './organisations-address.ts';

/** So many are named in a heading. */
const MAX_NAMED = 3;

type Own = { name: string; in_place: string };

/** FLT-05: where the organisations of a list are: in the chosen places, or in the portal's own. */
export function inChosenPlaces(
  { municipalities, districts }: ListWish,
  facets: Facets | undefined,
  { own, locale, inMany }: { own: Own; locale: Locale; inMany: (count: number) => string },
): string {
  const names = (facets?.municipalities ?? []).flatMap((municipality) => {
    const inside = municipality.districts.filter(({ value }) => districts.includes(value)).map(({ name }) => name);
    if (inside.length > 0) return inside;
    return municipalities.includes(municipality.value) ? [municipality.name] : [];
  });
  if (names.length > MAX_NAMED) return inMany(names.length);
  const [only] = names;
  if (!only || (names.length === 1 && only === own.name)) return own.in_place;
  return names.length === 1 ? inPlace(only, locale) : inPlaces(names, locale);
}
