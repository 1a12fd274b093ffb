import { longDate } from '#platform/language/date-forms.ts';
import type { Day } from '#platform/language/days.ts';
import { LOCALE_PREFIX, LOCALES, type Locale } from '#platform/language/locale.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';

type Said = { inPlace: string; day: string; url: string };

const TITLES: Record<Locale, (said: Said) => string> = {
  nb: ({ inPlace, day }) => `Nabolag ${inPlace} stenger ${day}.`,
  nn: ({ inPlace, day }) => `Nabolag ${inPlace} stengjer ${day}.`,
  en: ({ inPlace, day }) => `Nabolag ${inPlace} closes on ${day}.`,
};
const BODIES: Record<Locale, (said: Said) => string> = {
  nb: ({ url }) => `Se hva som skjer når, og hvordan du henter det som er ditt: ${url}`,
  nn: ({ url }) => `Sjå kva som skjer når, og korleis du hentar det som er ditt: ${url}`,
  en: ({ url }) => `See what happens when, and how to fetch what is yours: ${url}`,
};

type Banner = { inPlace: (locale: Locale) => string; day: Day; url: (prefix: string) => string };

/** What stands on top of every page of a portal that ends. */
export function bannerIn({ inPlace, day, url }: Banner): {
  title: Record<Locale, string>;
  body: Record<Locale, string>;
} {
  const inAll = (words: Record<Locale, (said: Said) => string>) =>
    Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        words[locale]({
          inPlace: inPlace(locale),
          day: longDate(day, momentTextsFor(locale)),
          url: url(LOCALE_PREFIX[locale]),
        }),
      ]),
    ) as Record<Locale, string>;
  return { title: inAll(TITLES), body: inAll(BODIES) };
}
