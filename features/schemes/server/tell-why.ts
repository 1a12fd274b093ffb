import { placeOfMunicipality } from '#features/tenants/place-names.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import type { Context } from '#platform/server/context.ts';
import { WHY_TEXTS } from '../texts/why/texts-for.ts';
import type { Reason } from '../why.ts';
import { reasonWords } from '../why-words.ts';
import type { DecidedVersion } from './running-version.ts';

/** BEY-06: each rule that does not hold, in a sentence that says what to do about it. */
export function whyNot(
  { language }: Pick<Context, 'language'>,
  { municipality_id }: Pick<DecidedVersion, 'municipality_id'>,
  reasons: readonly Reason[],
): string[] {
  const texts = WHY_TEXTS[language];
  const in_place = placeOfMunicipality(Number(municipality_id), language);
  const dayText = (day: string) => longDate(day, momentTextsFor(language));
  return reasons
    .filter(({ holds }) => !holds)
    .map((reason) => {
      const { title, told } = reasonWords(reason, { texts, in_place, dayText });
      return told === '' ? `${title}.` : `${title}. ${told}`;
    });
}
