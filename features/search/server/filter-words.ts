import type { AccessibilityFact, AgeGroup } from '#features/events/rules.ts';
import { addDays, shortDate, startOfDay, weekdayOf } from '#platform/language/dates.ts';
import type { ReadFilter } from '../contract.ts';
import { slipsBetween } from './closest-words.ts';
import { type FoundWord, fold, foldedWords } from './fold.ts';
import { type NamedPlace, placeAt } from './place-words.ts';
import { isOneThing } from './synonyms.ts';

/** A question taken apart: what its words narrow the hits to, and the words that are left to be looked for. */
export type ReadQuestion = {
  filters: ReadFilter[];
  /** The district or municipality among them. */
  place: NamedPlace | null;
  /** Folded, in their order. */
  words: string[];
  /** The last of them ends the question and may be only begun. */
  isUnfinished: boolean;
  /** The words of the filters, which count where a text has them, too. */
  filterWords: string[];
};

type Meaning = Pick<ReadFilter, 'kind' | 'value'>;

const AGE_GROUP_WORDS: Readonly<Record<AgeGroup, string>> = {
  children: 'barn,barna,born,borna,children,child,kids,kid',
  teenager: 'ungdom,ungdommer,ungdomar,ungdommen,unge,tenåring,tenåringer,tenåringar,youth,teenager,teenagers,teens',
  family: 'familie,familier,familiar,familien,family,families',
  senior: 'voksen,voksne,vaksen,vaksne,adult,adults',
  pensioner:
    'senior,seniorer,seniorar,seniors,eldre,pensjonist,pensjonister,pensjonistar,elderly,pensioner,pensioners,retired',
};

const ACCESS_WORDS: Readonly<Partial<Record<AccessibilityFact, string>>> = {
  step_free:
    'rullestol,rullestolbruker,rullestolbrukere,rullestolbrukar,rullestolbrukarar,hc,trinnfri,trinnfritt,tilrettelagt,tilgjengelig for rullestol,wheelchair,wheelchair accessible,wheelchair user,wheelchair users,step free,accessible',
  accessible_toilet: 'hc toalett,hctoalett,handikaptoalett,tilgjengelig toalett,accessible toilet,disabled toilet',
  accessible_parking: 'hc parkering,hcparkering,handikapparkering,accessible parking,disabled parking',
  hearing_loop: 'teleslynge,teleslynga,hearing loop,induction loop',
  sign_language: 'tegnspråk,teiknspråk,sign language',
  companion_free: 'ledsager,ledsagar,ledsagerbevis,companion free',
};

const FREE_WORDS = 'gratis,kostnadsfri,kostnadsfritt,free,free of charge';
const VOLUNTEER_WORDS = 'frivillig,frivillige,frivillighet,frivilligheit,volunteer,volunteers,volunteering';
const TODAY_WORDS = 'i dag,idag,i kveld,ikveld,today,tonight,this evening';
const TOMORROW_WORDS = 'i morgen,imorgen,i morgon,imorgon,tomorrow';
const WEEKEND_WORDS = 'i helgen,i helga,i helgene,helgen,helga,helg,this weekend,the weekend,weekend';
const WEEKDAY_WORDS = [
  'mandag,måndag,monday',
  'tirsdag,tysdag,tuesday',
  'onsdag,wednesday',
  'torsdag,thursday',
  'fredag,friday',
  'lørdag,laurdag,saturday',
  'søndag,sundag,sunday',
];

const MEANINGS = new Map<string, Meaning>();

const remember = (phrases: string, kind: Meaning['kind'], value = '') => {
  for (const phrase of phrases.split(',')) MEANINGS.set(fold(phrase), { kind, value });
};
for (const [group, phrases] of Object.entries(AGE_GROUP_WORDS)) remember(phrases, 'age_group', group);
for (const [fact, phrases] of Object.entries(ACCESS_WORDS)) remember(phrases, 'access', fact);
remember(FREE_WORDS, 'free');
remember(VOLUNTEER_WORDS, 'volunteer');
remember(TODAY_WORDS, 'day', 'today');
remember(WEEKEND_WORDS, 'day', 'weekend');
remember(TOMORROW_WORDS, 'date', 'tomorrow');
for (const [weekday, phrases] of WEEKDAY_WORDS.entries()) remember(phrases, 'date', String(weekday));

/** What a text says that is made for those who ask so, whatever they call it. */
const STANDS_FOR: Readonly<Record<string, string[]>> = { step_free: ['rullestol'] };
const WORK = new Set(['arbeid', 'oppdrag', 'innsats', 'jobb', 'work', 'job', 'jobs']);
const MAX_PHRASE_WORDS = 3;
/** Words that lead to a filter and go away with it. */
const LEADING = new Set('for til i pa om med av in on at with this the aged age alder'.split(' '));
const PREPOSITIONS = new Set(['i', 'pa', 'ved', 'in', 'at', 'near']);

/** What the words say of age, price, place, day and access. Each thing is read once; a second time it is a word. */
export function readQuestion(q: string, now: Date): ReadQuestion {
  const tokens = foldedWords(q);
  const read: ReadQuestion = { filters: [], place: null, words: [], isUnfinished: false, filterWords: [] };
  for (let at = 0; at < tokens.length; ) {
    const found = filterAt(q, tokens, at, now);
    read.isUnfinished = false;
    const [word = '', next = ''] = tokens.slice(at, at + 2).map((token) => token.word);
    if (next && isOneThing(word, next)) {
      read.words.push(word + next);
      read.isUnfinished = true;
      at += 2;
      continue;
    }
    if (!found || (found.place && read.place) || hasOf(read.filters, found.filter)) {
      read.words.push(word);
      read.isUnfinished = true;
      at += 1;
      continue;
    }
    const isLed = at > 0 && LEADING.has(tokens[at - 1]?.word ?? '');
    const rest = textWithout(q, tokens[isLed ? at - 1 : at], tokens[at + found.length - 1]);
    read.filters.push({ ...found.filter, rest });
    read.place ??= found.place ?? null;
    read.filterWords.push(
      ...(STANDS_FOR[found.filter.value] ?? tokens.slice(at, at + found.length).map((token) => token.word)),
    );
    at += found.length;
  }
  return read;
}

type FoundFilter = { filter: Omit<ReadFilter, 'rest'>; length: number; place?: NamedPlace };

/** Several age groups and facts can be asked for together; of everything else there is one. */
const hasOf = (filters: readonly ReadFilter[], { kind, value }: Meaning): boolean =>
  filters.some((one) => one.kind === kind && (one.value === value || !['age_group', 'access'].includes(kind)));

function filterAt(q: string, tokens: readonly FoundWord[], at: number, now: Date): FoundFilter | null {
  const words = tokens.slice(at, at + MAX_AGE_WORDS).map(({ word }) => word);
  const age = ageAt(q, tokens, at);
  if (age) return { filter: { kind: 'age', value: String(age.years), name: null }, length: age.length };
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length); length > 0; length -= 1) {
    const meaning = meaningOf(words.slice(0, length).join(' '));
    if (!meaning) continue;
    const isVolunteer = meaning.kind === 'volunteer';
    // Frivillig sentral is a house, however it is spelt.
    if (isVolunteer && words[length]?.startsWith('sentral')) return null;
    const filter = { ...meaning, value: filterValueOf(meaning, now), name: null };
    return { filter, length: length + (isVolunteer && WORK.has(words[length] ?? '') ? 1 : 0) };
  }
  const place = placeAt(words, PREPOSITIONS.has(tokens[at - 1]?.word ?? ''));
  if (!place) return null;
  return { filter: { kind: 'place', value: String(place.id), name: place.name }, length: place.words.length, place };
}

const SHORTEST_MISSPELT = 8;

function meaningOf(phrase: string): Meaning | undefined {
  const meaning = MEANINGS.get(phrase);
  if (meaning || phrase.length < SHORTEST_MISSPELT || phrase.includes(' ')) return meaning;
  const [, close] = [...MEANINGS].find(([known]) => isMisspelt(phrase, known)) ?? [];
  return close;
}

const isMisspelt = (typed: string, known: string): boolean =>
  known.length >= SHORTEST_MISSPELT && Math.abs(known.length - typed.length) <= 1 && slipsBetween(typed, known) === 1;

/** A weekday is the next one, today being one of them. */
function filterValueOf({ kind, value }: Meaning, now: Date): string {
  if (kind !== 'date') return value;
  const days = value === 'tomorrow' ? 1 : (Number(value) - weekdayOf(now) + 7) % 7;
  return shortDate(addDays(startOfDay(now), days));
}

const MAX_AGE_WORDS = 4;
const MAX_AGE = 110;
const YEARS = /^(?:ar|aring|aringer|aringar|aringane|aringene|years?|yrs?|yo)$/;
const AGE_IN_ONE = /^(\d{1,3})(?:ar|aring|aringer|aringar|yo)$/;
const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['tre', 'fire', 'fem', 'seks', 'sju', 'atte', 'ni', 'ti', 'elleve', 'tolv'],
    ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ].flatMap((words) => words.map((word, place) => [word, place + 3])),
);

/** `8 år`, `8-åring`, `åtte år`, `6–9 år`, `8 years old`, `age 8`, `65+`: how old, and how many words say so. */
function ageAt(q: string, tokens: readonly FoundWord[], at: number): { years: number; length: number } | null {
  const [first = '', second = '', third = '', fourth = ''] = tokens
    .slice(at, at + MAX_AGE_WORDS)
    .map(({ word }) => word);
  const old = (word: string) => (word === 'old' || word === 'olds' ? 1 : 0);
  const whole = Number(AGE_IN_ONE.exec(first)?.[1] ?? Number.NaN);
  if (whole <= MAX_AGE) return { years: whole, length: 1 };
  const years = /^\d{1,3}$/.test(first) ? Number(first) : (NUMBER_WORDS[first] ?? Number.NaN);
  if (!(years <= MAX_AGE)) return null;
  if (YEARS.test(second)) return { years, length: 2 + old(third) };
  if (/^\d{1,3}$/.test(second) && YEARS.test(third)) return { years, length: 3 + old(fourth) };
  const isNamed = ['age', 'aged', 'alder'].includes(tokens[at - 1]?.word ?? '');
  return isNamed || q[tokens[at]?.end ?? 0] === '+' ? { years, length: 1 } : null;
}

/** From the first of the words to the last, and what signs stood close to them. */
function textWithout(q: string, first: FoundWord | undefined, last: FoundWord | undefined): string {
  const before = q.slice(0, first?.start).replace(/(?<![\s\-–(])[\s\-–(]+$/, '');
  const after = q.slice(last?.end).replace(/^[\s+)]+/, '');
  return `${before} ${after}`.trim();
}
