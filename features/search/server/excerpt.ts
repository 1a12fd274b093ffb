import { foldedWords } from './fold.ts';
import type { Term } from './read-terms.ts';

const LONGEST = 160;
/** So much is read before the first word that fits, so that it is understood. */
const LEAD = 50;

/**
 * The part of a text that shows why it was found: escaped first, then the words that fit in `<mark>`, and nothing else
 * in it alive. What is marked is decided here and not by the database, which would compare other spellings than ours.
 */
export function excerptOf(text: string, terms: readonly Term[]): string {
  const plain = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const words = foldedWords(plain);
  const marked = words.filter(({ word }) => terms.some((term) => fits(word, term)));
  const { start, end } = windowOf(plain, marked[0]?.start ?? 0);
  let html = start > 0 ? '… ' : '';
  let at = start;
  for (const mark of marked.filter((word) => word.start >= start && word.end <= end)) {
    html += `${escaped(plain.slice(at, mark.start))}<mark>${escaped(plain.slice(mark.start, mark.end))}</mark>`;
    at = mark.end;
  }
  return html + escaped(plain.slice(at, end)) + (end < plain.length ? ' …' : '');
}

/** Longest ending that a form of the same word may have. */
const MAX_ENDING_LENGTH = 4;
const SHORTEST_STEM = 3;

function fits(word: string, { fits: { parts, ...others } }: Term): boolean {
  const lexemes = [...Object.values(others).flat(), ...parts.flatMap((pair) => pair.split(' '))];
  return lexemes.some((lexeme) =>
    lexeme.endsWith('*')
      ? word.startsWith(lexeme.slice(0, -1))
      : word === lexeme ||
        (lexeme.length >= SHORTEST_STEM && word.startsWith(lexeme) && word.length - lexeme.length <= MAX_ENDING_LENGTH),
  );
}

/** Begins and ends between words. */
function windowOf(text: string, first: number): { start: number; end: number } {
  if (text.length <= LONGEST) return { start: 0, end: text.length };
  const wanted = Math.min(Math.max(0, first - LEAD), text.length - LONGEST);
  const start = wanted === 0 || first === 0 ? 0 : text.indexOf(' ', wanted) + 1 || wanted;
  if (start + LONGEST >= text.length) return { start, end: text.length };
  const space = text.lastIndexOf(' ', start + LONGEST);
  return { start, end: space > start ? space : start + LONGEST };
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
