import { FITS, type Fit, type Term } from './read-terms.ts';

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
  const joiner = join === 'all' ? ' & ' : ' | ';
  const joined = (queries: string[]) => queries.join(joiner);
  return {
    any: joined(terms.map((term) => anyOf(term, FITS, { joiner }))),
    exact: joined(terms.map((term) => anyOf(term, SURE, { joiner }))),
    points: terms.flatMap((term, position) =>
      POINTS.filter(({ fits }) => fits.some((fit) => term.fits[fit].length > 0)).map(({ fits, weights, points }) => ({
        position,
        query: anyOf(term, fits, { weights, joiner }),
        points:
          (fits.includes('beginning') && isShortAndWhole(term) ? Math.min(points, SHORT_BEGINNING) : points) /
          terms.length,
      })),
    ),
  };
}

/** Kor is a word of its own; that kortklubb begins with it is chance. */
const isShortAndWhole = ({ typed, isKnown }: Term): boolean => isKnown && typed.length <= 4;
const SHORT_BEGINNING = 0.55;

const SURE: readonly Fit[] = ['exact', 'meant'];
const LIKELY: readonly Fit[] = ['beginning', 'ending', 'parts', 'close'];

/**
 * The name before everything else, and in it the whole word, then what it is the last part of (fjelltur is a kind of
 * tur, turdag is not), then what begins with it, then what only looks like it.
 * Then who and where (B), what kind and for whom (D), and last the text (C).
 */
const POINTS: readonly { fits: readonly Fit[]; weights: string; points: number }[] = [
  { fits: ['exact'], weights: 'A', points: 1 },
  { fits: ['meant'], weights: 'A', points: 0.95 },
  { fits: ['ending'], weights: 'A', points: 0.88 },
  { fits: ['beginning'], weights: 'A', points: 0.8 },
  { fits: ['parts', 'close'], weights: 'A', points: 0.7 },
  { fits: SURE, weights: 'B', points: 0.5 },
  { fits: LIKELY, weights: 'B', points: 0.35 },
  { fits: SURE, weights: 'D', points: 0.35 },
  { fits: SURE, weights: 'C', points: 0.25 },
  { fits: LIKELY, weights: 'CD', points: 0.15 },
];

type Manner = { weights?: string; joiner: string };

function anyOf(term: Term, fits: readonly Fit[], manner: Manner): string {
  const options = fits.flatMap((fit) => term.fits[fit].map((lexeme) => optionOf(fit, lexeme, manner)));
  return `(${options.join(' | ')})`;
}

function optionOf(fit: Fit, lexeme: string, { weights = '', joiner }: Manner): string {
  const flags = (fit === 'beginning' ? '*' : '') + weights;
  const written = (word: string) => quoted(word) + (flags && `:${flags}`);
  if (fit !== 'parts') return written(lexeme);
  return `(${lexeme.split(' ').map(written).join(joiner)})`;
}

/** Whatever a word is made of, it is a word and no operator. */
const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
