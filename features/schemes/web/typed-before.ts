import { kronerTyped } from '#platform/language/typed-money.ts';
import type { SchemeField } from '../form.ts';
import type { SchemeRules } from '../rules.ts';

/** What stood in a field when it was decided on; null for fields of which nobody wants to know. */
export function typedBefore(rules: SchemeRules, field: SchemeField): string | null {
  switch (field) {
    case 'min_age':
    case 'max_age':
    case 'min_times':
    case 'trial_times':
      return String(rules[field]);
    case 'amount':
      return kronerTyped(rules.amount_ore);
    case 'budget':
      return kronerTyped(rules.budget_ore);
    case 'activity_cap':
      return rules.activity_cap_ore === null ? '' : kronerTyped(rules.activity_cap_ore);
    default:
      return null;
  }
}
