import { HIGHEST_SCHEME_AGE, type SchemeRules } from './rules.ts';

/** What a municipality expects. Percentages are whole. */
export type Estimate = {
  /** How much of the amounts is used. */
  likely_percent: number;
  high_percent: number;
  /** How many of the children are in a household that gets it after income. */
  income_percent: number;
  /** How many live there, by age from 0 on. */
  children: number[];
};

export const LIKELY_PERCENT = 82;
export const HIGH_PERCENT = 92;
export const INCOME_PERCENT = 12;

/** Out of ten thousand who live in Norway, about so many are of each age from the one named on. */
const PER_TEN_THOUSAND: readonly { from: number; children: number }[] = [
  { from: 19, children: 120 },
  { from: 13, children: 117 },
  { from: 6, children: 112 },
  { from: 0, children: 98 },
];

/** A guess from the population, until the municipality has typed its own number. */
export function guessedChildren(population: number, age: number): number {
  const share = PER_TEN_THOUSAND.find(({ from }) => age >= from)?.children ?? 0;
  return Math.round((population * share) / 10_000);
}

type Simulated = Pick<SchemeRules, 'min_age' | 'max_age' | 'access' | 'amount_ore' | 'budget_ore'>;

export type Simulation = {
  children: number;
  likely_ore: number;
  high_ore: number;
  /** If everything is used. */
  max_ore: number;
  budget_ore: number;
  /** How what it costs fits into the frame: also by the high guess, only by the likely one, or not at all. */
  fit: 'within' | 'tight' | 'over';
  by_age: { age: number; children: number }[];
};

/** BEY-06: what a year costs, in whole øre. */
export function simulate(rules: Simulated, estimate: Estimate): Simulation {
  const { min_age, max_age, access, amount_ore, budget_ore } = rules;
  const share = access === 'income' ? estimate.income_percent : 100;
  const by_age = Array.from({ length: Math.max(0, max_age - min_age + 1) }, (_, place) => {
    const age = min_age + place;
    return { age, children: percentOf(estimate.children[age] ?? 0, share) };
  });
  const children = by_age.reduce((sum, one) => sum + one.children, 0);
  const max_ore = children * amount_ore;
  const likely_ore = percentOf(max_ore, estimate.likely_percent);
  const high_ore = percentOf(max_ore, estimate.high_percent);
  const fit = likely_ore > budget_ore ? 'over' : high_ore > budget_ore ? 'tight' : 'within';
  return { children, likely_ore, high_ore, max_ore, budget_ore, fit, by_age };
}

/** Rounded to whole ones, without a fraction that cannot be written exactly in between. */
const percentOf = (whole: number, percent: number): number => Math.floor((whole * percent + 50) / 100);

export const WHAT_IFS = ['more_money', 'higher_age', 'by_income'] as const;
export type WhatIf = (typeof WHAT_IFS)[number];

const MORE_ORE = 50_000;
const HIGHER_AGES = [24, 18];

/** The proposal with something else in it, to look at before anything is typed. */
export function whatIf<Rules extends Simulated>(rules: Rules, asked: readonly WhatIf[]): Rules {
  return {
    ...rules,
    ...(asked.includes('more_money') && { amount_ore: moreMoney(rules) }),
    ...(asked.includes('higher_age') && { max_age: otherAge(rules) }),
    ...(asked.includes('by_income') && { access: rules.access === 'income' ? 'all' : 'income' }),
  };
}

export const moreMoney = ({ amount_ore }: Simulated): number => amount_ore + MORE_ORE;
export const otherAge = ({ max_age, min_age }: Simulated): number =>
  HIGHER_AGES.find((age) => age !== max_age && age >= min_age) ?? HIGHEST_SCHEME_AGE;
