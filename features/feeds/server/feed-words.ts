import { type Address, DISTANCE_FILTER, type EventCriteria, filtersIn } from '#features/events/filters.ts';
import { filterNamed } from '#features/filters/rules.ts';
import { inPlace, inPlaces } from '#features/municipalities/in-place.ts';
import { readPublicTenant } from '#features/tenants/server/public.ts';
import { longDate } from '#platform/language/date-forms.ts';
import type { Locale } from '#platform/language/locale.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { Context } from '#platform/server/context.ts';
import { en } from '../texts/feed/en.ts';
import { nb } from '../texts/feed/nb.ts';
import { nn } from '../texts/feed/nn.ts';
import { chosenPlaces } from './queries.ts';

export type FeedTexts = TextsLike<typeof nb>;

const TEXTS: Record<Locale, FeedTexts> = { nb, nn, en };

export const feedTexts = (language: Locale): FeedTexts => TEXTS[language];

/** 'på Voss': the chosen places, else the one where the visitor came in. */
export function inChosenPlaces(
  { tenant, language }: Pick<Context, 'tenant' | 'language'>,
  criteria: EventCriteria,
): string {
  const chosen = chosenPlaces(criteria);
  return chosen.length > 0
    ? inPlaces(chosen, language)
    : (readPublicTenant(tenant, language)?.in_place ?? inPlace(tenant.name, language));
}

/** Everything that was chosen but places, as one would say it. `labels` are the names of categories and types. */
export function filterWords(address: Address, criteria: EventCriteria, labels: string[], language: Locale): string[] {
  const texts = feedTexts(language).filter;
  const near = filterNamed(filtersIn(address), DISTANCE_FILTER);
  return [
    ...(criteria.q ? [texts.search(criteria.q)] : []),
    ...labels,
    ...(criteria.is_free ? [texts.free] : []),
    ...(criteria.is_volunteer ? [texts.volunteer] : []),
    ...(criteria.has_places ? [texts.places] : []),
    ...criteria.age_groups.map((group) => texts.age_group[group]),
    ...criteria.accessibility.map((fact) => texts.accessibility[fact]),
    ...(criteria.day ? [texts[criteria.day]] : []),
    ...datesInWords(criteria, language),
    ...(near ? [nearInWords(near, texts)] : []),
  ];
}

function datesInWords({ from, to }: EventCriteria, language: Locale): string[] {
  const texts = feedTexts(language).filter;
  const moments = momentTextsFor(language);
  if (from && to) return [texts.between(longDate(from, moments), longDate(to, moments))];
  if (from) return [texts.from(longDate(from, moments))];
  return to ? [texts.to(longDate(to, moments))] : [];
}

function nearInWords({ radius, address }: { radius: number; address: string }, texts: FeedTexts['filter']): string {
  const kilometres = String(radius);
  return address ? texts.near_address(kilometres, address) : texts.near(kilometres);
}
