import type { Context } from '#platform/server/context.ts';
import { closestWords } from './closest-words.ts';
import { type Fit, type FoundLexeme, lookUpLexemes, SHORTEST_CLOSE } from './look-up-lexemes.ts';
import type { AskedWord } from './question-words.ts';
import { misspeltFor, otherWordsFor } from './synonyms.ts';

/** One word of the question, and everything in the vocabulary that it may stand for. */
export type Term = {
  typed: string;
  isOptional: boolean;
  /** Lexemes, with a star where they are a beginning; of `parts` those that are in a text together. */
  fits: Record<Fit, string[]>;
  /** One of these must be in a text that has the topic of a compound. */
  audience: readonly string[];
  /** A user has used this very word. */
  isKnown: boolean;
  /** In how many events of the whole country it is found, in any way. */
  anyEvents: number;
};

/** Looks the words up, and where one is misspelt, those that it is likely to be. */
export async function readTerms(context: Pick<Context, 'replica'>, words: readonly AskedWord[]): Promise<Term[]> {
  const terms = await lookUp(context, words);
  const likely = [...new Set(terms.flatMap(({ fits }) => fits.close))];
  if (likely.length === 0) return terms;
  const again = likely.map((word) => ({ ...NO_WORD, ...otherWordsFor(word, false), word }));
  const corrected = new Map((await lookUp(context, again)).map((term) => [term.typed, term]));
  return terms.map((term) => {
    const instead = term.fits.close.flatMap((word) => corrected.get(word) ?? []);
    const close = instead.flatMap(({ fits: { exact, meant, compound, beginning, ending } }) =>
      [exact, meant, compound, beginning, ending].flat(),
    );
    const anyEvents = instead.reduce((sum, each) => sum + each.anyEvents, term.anyEvents);
    return { ...term, fits: { ...term.fits, close: [...new Set([...term.fits.close, ...close])] }, anyEvents };
  });
}

const NO_WORD = { isOptional: false, isUnfinished: false, split: null };

async function lookUp(context: Pick<Context, 'replica'>, words: readonly AskedWord[]): Promise<Term[]> {
  const found = Map.groupBy(await lookUpLexemes(context, words), ({ position }) => position);
  return words.map((word, position) => termOf(word, found.get(position) ?? []));
}

function termOf({ word, isOptional, split }: AskedWord, found: readonly FoundLexeme[]): Term {
  const candidates = Map.groupBy(
    found.filter(({ fit }) => fit === 'close'),
    ({ typed }) => typed,
  );
  const close = [...candidates].flatMap(([typed, likely]) => closestWords(typed, likely));
  const kept = found.filter((each) => each.fit !== 'close' || close.includes(each));
  const isStrange = word.length >= SHORTEST_CLOSE && !kept.some(({ is_known }) => is_known);
  const lexemes = (fit: Fit) => [...new Set(kept.filter((each) => each.fit === fit).map(({ lexeme }) => lexeme))];
  return {
    typed: word,
    isOptional,
    fits: {
      exact: lexemes('exact'),
      meant: lexemes('meant'),
      compound: lexemes('compound'),
      beginning: lexemes('beginning'),
      ending: lexemes('ending'),
      topic: lexemes('topic'),
      parts: lexemes('parts'),
      close: isStrange ? misspeltFor(word) : lexemes('close'),
      related: lexemes('related'),
    },
    audience: split?.audience ?? [],
    isKnown: kept.some(({ fit, is_known }) => fit === 'exact' && is_known),
    // Each text has its words twice, as they stand and as stems.
    anyEvents: Math.ceil(sumOf(kept.filter(({ fit }) => fit !== 'related')) / 2),
  };
}

const sumOf = (found: readonly FoundLexeme[]): number => found.reduce((sum, { events }) => sum + events, 0);
