import { FITS, type Fit, MAX_SHORT_LENGTH } from './look-up-lexemes.ts';
import type { Term } from './read-terms.ts';

/** The question as the database takes it: tsqueries as text, every word of it quoted. */
export type TextQuery = {
  /** What a text must have to be looked at. */
  any: string;
  /** What only the best of them have. */
  exact: string;
  /** What to give for what: the best of each term counts. */
  points: { position: number; query: string; points: number }[];
};

/** Each word of the question in some way; or, where no text has them all, at least one. */
export function textQueryOf(terms: readonly Term[], join: 'all' | 'some'): TextQuery {
  const required = requiredOf(terms);
  const joiner = join === 'all' ? ' & ' : ' | ';
  return {
    any: required.map((term) => anyOf(term, FITS)).join(joiner),
    exact: required.map((term) => anyOf(term, isBent(term) ? FITS : SURE)).join(joiner),
    points: terms.flatMap((term, position) =>
      pointsFor(term).map(({ fits, weights, points }) => ({
        position,
        query: anyOf(term, fits, weights),
        points: points / (required.includes(term) ? required.length : OPTIONAL_SHARE),
      })),
    ),
  };
}

/** Nobody has written it so: it is found by its halves, or as what it is misspelt for. */
const isBent = ({ isKnown, fits: { topic, parts, close } }: Term): boolean =>
  !isKnown && topic.length + parts.length + close.length > 0;

/** Where all words only count besides, they are what is asked for. */
function requiredOf(terms: readonly Term[]): readonly Term[] {
  const required = terms.filter(({ isOptional }) => !isOptional);
  return required.length > 0 ? required : terms;
}

const OPTIONAL_SHARE = 6;

type Points = { fits: readonly Fit[]; weights: string; points: number };

const SURE: readonly Fit[] = ['exact', 'meant'];

/**
 * The name before everything else, and in it the whole word, then what it is the last part of (fjelltur is a kind of
 * tur, turdag is not), then what begins with it, then what only looks like it.
 * Then who and where (B), the text (C), and last what kind and for whom (D), which says least: of a compound's topic,
 * that the category has it says nothing at all.
 */
const POINTS: readonly Points[] = [
  { fits: ['exact'], weights: 'A', points: 1 },
  { fits: ['meant'], weights: 'A', points: 0.95 },
  { fits: ['ending'], weights: 'A', points: 0.88 },
  { fits: ['compound'], weights: 'A', points: 0.85 },
  { fits: ['beginning'], weights: 'A', points: 0.8 },
  { fits: ['topic', 'parts', 'close'], weights: 'A', points: 0.7 },
  { fits: SURE, weights: 'B', points: 0.5 },
  { fits: ['ending', 'compound', 'beginning', 'parts', 'close'], weights: 'B', points: 0.35 },
  { fits: SURE, weights: 'C', points: 0.3 },
  { fits: ['related'], weights: 'A', points: 0.28 },
  { fits: ['ending', 'compound', 'beginning', 'topic', 'parts', 'close'], weights: 'C', points: 0.22 },
  { fits: SURE, weights: 'D', points: 0.2 },
];
const BY_CHANCE: Points = { fits: ['beginning'], weights: 'ABC', points: 0.1 };
const BY_KIND: Points = { fits: ['topic'], weights: 'D', points: 0.15 };

/** Every line of this is held against every text: what cannot be met is left out. */
function pointsFor(term: Term): Points[] {
  // Kor is a word of its own; that kortklubb begins with it is chance.
  const isShort = term.isKnown && term.typed.length <= MAX_SHORT_LENGTH;
  const lines = isShort ? [...POINTS.map(withoutBeginnings), BY_CHANCE] : POINTS;
  const isMet = ({ fits }: Points) => fits.some((fit) => term.fits[fit].length > 0);
  // What only counts besides is looked for in the name and in what kind it is.
  const worth = term.isOptional ? lines.filter(({ weights }) => weights === 'A' || weights === 'D') : lines;
  return [...worth, ...(term.audience.length > 0 ? [BY_KIND] : [])].filter(isMet);
}

const withoutBeginnings = ({ fits, ...rest }: Points): Points => ({
  ...rest,
  fits: fits.filter((fit) => fit !== 'beginning'),
});

function anyOf(term: Term, fits: readonly Fit[], weights = ''): string {
  const options = fits.flatMap((fit) => optionsOf(term, fit, weights));
  return `(${options.join(' | ')})`;
}

function optionsOf(term: Term, fit: Fit, weights: string): string[] {
  if (fit === 'parts') {
    return term.fits.parts.map(
      (pair) =>
        `(${pair
          .split(' ')
          .map((word) => written(word, weights))
          .join(' & ')})`,
    );
  }
  if (fit === 'related') return term.fits.related.map((lexeme) => written(lexeme, 'A'));
  if (fit !== 'topic') return term.fits[fit].map((lexeme) => written(lexeme, weights));
  if (term.audience.length === 0) return term.fits.topic.map((lexeme) => written(lexeme, weights || NAME_AND_TEXT));
  const topics = term.fits.topic.map((lexeme) => written(lexeme, weights || NOT_BY_ORGANISER));
  return topics.length === 0 ? [] : [`((${topics.join(' | ')}) & (${term.audience.map(quoted).join(' | ')}))`];
}

const NAME_AND_TEXT = 'AC';
const NOT_BY_ORGANISER = 'ACD';
/** Words that the dictionary takes for a form of another. */
const NO_FORMS: Readonly<Record<string, string>> = { kor: 'kors' };

function written(lexeme: string, weights: string): string {
  const isBeginning = lexeme.endsWith('*');
  const flags = (isBeginning ? '*' : '') + weights;
  const word = quoted(isBeginning ? lexeme.slice(0, -1) : lexeme) + (flags && `:${flags}`);
  const other = NO_FORMS[lexeme];
  return other && weights !== 'A' ? `(${word} & !${quoted(other)})` : word;
}

/** Whatever a word is made of, it is a word and no operator. */
const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
