import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { shortKroner } from '#platform/language/typed-money.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { Scheme } from '../contract.ts';
import { infoTexts } from '../texts/token.ts';

/** CRD-06, BEY-11: what a scheme asks of how its money is used, a sentence for each rule that it has. */
export function useLimits({ one_activity_a_year, activity_cap_ore, trial_times, period }: Scheme): string[] {
  const { amount: texts } = useTexts(infoTexts);
  const moments = useTexts(momentTexts);
  return [
    ...(one_activity_a_year ? [texts.use_one] : []),
    ...(activity_cap_ore === null ? [] : [texts.use_cap(shortKroner(activity_cap_ore))]),
    ...(trial_times > 0 ? [texts.use_trial(trial_times)] : []),
    ...(period ? [texts.use_period(longDate(period.first_day, moments), longDate(period.last_day, moments))] : []),
  ];
}
