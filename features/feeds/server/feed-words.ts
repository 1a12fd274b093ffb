import { type Address, DISTANCE_FILTER, type EventWishes, filtersIn } from '#features/events/filters.ts';
import { filterNamed } from '#features/filters/rules.ts';
import { readPublicTenant } from '#features/tenants/server/public.ts';
import { longDate } from '#platform/language/date-forms.ts';
import type { Locale } from '#platform/language/locale.ts';
import { en as momentsEn } from '#platform/language/moments/en.ts';
import { nb as momentsNb } from '#platform/language/moments/nb.ts';
import { nn as momentsNn } from '#platform/language/moments/nn.ts';
import type { MomentTexts } from '#platform/language/moments/texts-for.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { Context } from '#platform/server/context.ts';
import { en } from '../texts/feed/en.ts';
import { nb } from '../texts/feed/nb.ts';
import { nn } from '../texts/feed/nn.ts';
import { chosenPlaces } from './queries.ts';

export type FeedTexts = TextsLike<typeof nb>;

const TEXTS: Record<Locale, FeedTexts> = { nb, nn, en };
const MOMENTS: Record<Locale, MomentTexts> = { nb: momentsNb, nn: momentsNn, en: momentsEn };

export const feedTexts = (language: Locale): FeedTexts => TEXTS[language];
export const momentTexts = (language: Locale): MomentTexts => MOMENTS[language];

/** The chosen places, else the one where the visitor came in. */
export function placeName({ tenant, language }: Pick<Context, 'tenant' | 'language'>, wishes: EventWishes): string {
  const chosen = chosenPlaces(wishes);
  return chosen.length > 0 ? chosen.join(' · ') : (readPublicTenant(tenant.key, language)?.name ?? tenant.name);
}

/** Everything that was chosen but places, as one would say it. `labels` are the names of categories and types. */
export function filterWords(address: Address, wishes: EventWishes, labels: string[], language: Locale): string[] {
  const texts = feedTexts(language).filter;
  const near = filterNamed(filtersIn(address), DISTANCE_FILTER);
  return [
    ...(wishes.q ? [texts.search(wishes.q)] : []),
    ...labels,
    ...(wishes.is_free ? [texts.free] : []),
    ...(wishes.is_volunteer ? [texts.volunteer] : []),
    ...(wishes.has_places ? [texts.places] : []),
    ...wishes.age_groups.map((group) => texts.age_group[group]),
    ...wishes.accessibility.map((fact) => texts.accessibility[fact]),
    ...(wishes.day ? [texts[wishes.day]] : []),
    ...datesInWords(wishes, language),
    ...(near ? [nearInWords(near, texts)] : []),
  ];
}

function datesInWords({ from, to }: EventWishes, language: Locale): string[] {
  const texts = feedTexts(language).filter;
  const moments = momentTexts(language);
  if (from && to) return [texts.between(longDate(from, moments), longDate(to, moments))];
  if (from) return [texts.from(longDate(from, moments))];
  return to ? [texts.to(longDate(to, moments))] : [];
}

function nearInWords({ radius, address }: { radius: number; address: string }, texts: FeedTexts['filter']): string {
  const kilometres = String(radius);
  return address ? texts.near_address(kilometres, address) : texts.near(kilometres);
}
