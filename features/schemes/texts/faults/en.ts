import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  age: 'Enter an age in whole years, from 0 to 30.',
  age_order: 'The highest age cannot be below the lowest one.',
  day: 'We cannot find this day. Write it as 01.08.2027.',
  day_missing: 'Choose a day.',
  period_order: 'The period ends before it begins. Choose a later day.',
  period_long: 'The period can last three years at most. Choose an earlier day.',
  age_day_far: 'The day is far from the period. Choose one that is closer.',
  districts: 'Choose only districts of the municipality.',
  postal_codes: 'Enter the postcodes with four digits and commas between them, 200 at most.',
  household: 'Write who gets an account by income, so that families understand it.',
  household_long: 'Make the text shorter, 500 characters at most.',
  amount: 'Enter an amount above 0 in kroner, with two decimals at most. For example 2 000 or 149.50.',
  amount_missing: 'Enter an amount.',
  amount_high: 'The amount per child can be kr 100 000 at most.',
  cap_above_amount:
    'The limit per activity cannot be above the amount per child. Leave the field empty if there is no limit.',
  budget_below_amount: 'The budget must be enough for at least one child.',
  budget_high: 'The budget can be one billion kroner at most.',
  categories: 'Choose at least one kind of activity.',
  overlap: 'Another version applies in part of this period. Choose other days, or end that one first.',
  times: 'Enter how many times the activity must take place, from 1 to 200.',
  trial_times: 'Enter how many times the child can try first, from 0 to 10.',
  percent: 'Enter a percentage from 0 to 100.',
  percent_order: 'The high estimate cannot be below the likely one.',
  children: 'Enter whole numbers for how many children there are.',
};
