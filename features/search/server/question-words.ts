import { KINDS, type SplitWord, splitWord } from './compounds.ts';
import type { ReadQuestion } from './filter-words.ts';
import { otherWordsFor } from './synonyms.ts';

/** One word of the question as the vocabulary is asked for it. */
export type AskedWord = {
  word: string;
  /** Counts where a text has it; a text without it is found all the same. */
  isOptional: boolean;
  /** It may be only the beginning of what is being typed. */
  isUnfinished: boolean;
  /** The same in other words. */
  meant: readonly string[];
  /** What is like it. */
  related: readonly string[];
  split: SplitWord | null;
};

const MAX_WORDS = 6;
const MAX_WORD_LENGTH = 40;
const SHORTEST_WORD = 2;

/** Words that stand in every text or every question; folded. */
const EMPTY_WORDS = new Set(
  `a an and are at av da de dei den der det du e ei ein eit en er et for fra hos i in is jeg eg kan med no noe noko of
  og om on or pa som the til to vi with all alle any bli finn finne finnes finst gjere gjore ha har hva kva hvor
  nar noen nokon skjer skje ting vil lare lara laere learn learning something things what where when happening do
  become near narheten narleiken`.split(/\s+/),
);

type Words = Pick<ReadQuestion, 'words' | 'isUnfinished' | 'filterWords'>;

/**
 * What is looked for. Words that say nothing are left out unless there is nothing else; what kind of thing it is counts
 * without being asked for, and so does what has been read as a filter.
 */
export function askedWords({ words, isUnfinished, filterWords }: Words): AskedWord[] {
  const cut = words.map((word) => word.slice(0, MAX_WORD_LENGTH)).filter((word) => word.length >= SHORTEST_WORD);
  const telling = cut.filter((word) => !EMPTY_WORDS.has(word));
  const kept = [...new Set(telling.length + filterWords.length > 0 ? telling : cut)].slice(0, MAX_WORDS);
  const isAbout = kept.some((word) => !KINDS.has(word));
  const asked = kept.map((word, place) => {
    const isBegun = isUnfinished && place === kept.length - 1;
    const { meant, related } = otherWordsFor(word, isBegun);
    return {
      word,
      isOptional: isAbout && KINDS.has(word),
      isUnfinished: isBegun,
      meant: [...new Set([...meant, ...joinedWords(kept, place)])],
      related,
      // What is like it is known: it need not be taken apart.
      split: related.length > 0 ? null : splitWord(word),
    };
  });
  const besides = [
    ...asked.flatMap(({ split }) => split?.kind ?? []),
    ...filterWords.filter((word) => word.length > SHORTEST_WORD),
  ];
  return [
    ...asked,
    ...[...new Set(besides)]
      .filter((word) => !kept.includes(word) && !EMPTY_WORDS.has(word))
      .slice(0, MAX_WORDS)
      .map((word) => ({ word, isOptional: true, isUnfinished: false, meant: [], related: [], split: null })),
  ];
}

/** Varmt vann may be what is written together elsewhere. */
const joinedWords = (words: readonly string[], place: number): string[] =>
  [words.slice(Math.max(0, place - 1), place + 1), words.slice(place, place + 2)]
    .filter(({ length }) => length === 2)
    .map((pair) => pair.join(''));
