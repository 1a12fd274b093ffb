import { fold } from './fold.ts';

/** A compound as its two halves: a dansekurs is about dans, and an ungdomsklubb is a klubb with youth in it. */
export type SplitWord = {
  /** What is looked for instead; some, where it can be told in several ways where the halves meet. */
  topics: string[];
  /** What a text must say besides, in any of these words. */
  audience: string[];
  /** What kind of thing it is; worth something, and not asked for. */
  kind: string | null;
};

const listOf = (words: string): string[] => words.trim().split(/\s+/).map(fold);

const NORWEGIAN_KINDS = listOf(`
  kurs kurset skole skule trening treninger treningar klubb klubben gruppe gruppa gruppen lag laget kveld kvelden dag
  time timer timar leir opplæring undervisning verksted verkstad trim samling treff stund øving øvelse
  aktivitet aktiviteter aktivitetar tilbud tilbod arrangement`);

const ENGLISH_KINDS = listOf(
  'course courses class classes lesson lessons club group training activity activities event events workshop help',
);

/** Says how one meets and nothing of what it is about. */
export const KINDS: ReadonlySet<string> = new Set([...NORWEGIAN_KINDS, ...ENGLISH_KINDS, 'hjelp']);

/** So do these, but standing alone they are what is asked for. */
const HEADS: readonly string[] = [
  ...NORWEGIAN_KINDS,
  ...listOf('kafé tur turen kor koret konsert konserter marked marknad fest'),
];

const AUDIENCES = [
  { first: 'barne', words: 'barn born children familie' },
  { first: 'barna', words: 'barn born children familie' },
  { first: 'borne', words: 'barn born children familie' },
  { first: 'ungdoms', words: 'ungdom' },
  { first: 'ungdom', words: 'ungdom' },
  { first: 'familie', words: 'familie' },
  { first: 'senior', words: 'senior pensjonist eldr' },
  { first: 'pensjonist', words: 'senior pensjonist eldr' },
  { first: 'eldre', words: 'senior pensjonist eldr' },
  { first: 'voksen', words: 'voksen vaksen voksn' },
  { first: 'vaksen', words: 'voksen vaksen voksn' },
  { first: 'jente', words: 'jent' },
  { first: 'gutte', words: 'gutt' },
  { first: 'dame', words: 'dam kvinn' },
  { first: 'kvinne', words: 'dam kvinn' },
  { first: 'baby', words: 'baby' },
].map(({ first, words }) => ({ first, words: listOf(words) }));

const SHORTEST_HALF = 3;

export function splitWord(word: string): SplitWord | null {
  const audience = AUDIENCES.find(({ first }) => word.startsWith(first) && word.length - first.length >= SHORTEST_HALF);
  if (audience) return { topics: [word.slice(audience.first.length)], audience: audience.words, kind: null };
  const kind = HEADS.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_HALF);
  if (kind === undefined) return null;
  const first = word.slice(0, -kind.length);
  // Three equal letters are written as two: sjakk and klubb are a sjakklubb.
  const joined = first.at(-1) === kind[0] ? [first + kind[0]] : [];
  const plain = first.endsWith('s') && first.length > SHORTEST_HALF ? [first.slice(0, -1)] : [];
  return { topics: [...joined, first, ...plain], audience: [], kind };
}
