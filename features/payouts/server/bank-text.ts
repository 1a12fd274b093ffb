/** What banks in Norway take in a text: Latin letters, digits, a few signs, and the letters of the neighbours. */
const TAKEN = /[\p{Script=Latin}\d/\-?:().,'+ %&=@§]/u;
const NORDIC = new Set('áäçđéíóöúüýæøåÁÄÇÐÉÍÓÖÚÜÝÆØÅß');
/** Letters that have no form without their mark, and signs that people type. */
const INSTEAD: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  Þ: 'Th',
  œ: 'oe',
  Œ: 'OE',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
  '–': '-',
  '—': '-',
  '−': '-',
  '«': "'",
  '»': "'",
  '“': "'",
  '”': "'",
  '‘': "'",
  '’': "'",
  '"': "'",
  '…': '...',
};
const MARKS = /\p{M}/gu;
const SPACES = /\s+/gu;

/**
 * A text as a bank takes it, in so many characters at most: letters with marks that it does not know lose the marks, what
 * it cannot write at all is left out, and there is one space between words.
 */
export function bankText(text: string, most: number): string {
  const written = Array.from(text.normalize('NFC').replaceAll(SPACES, ' '), letterFor).join('');
  return written.replaceAll(SPACES, ' ').trim().slice(0, most).trim();
}

function letterFor(letter: string): string {
  if (NORDIC.has(letter)) return letter;
  const plain = INSTEAD[letter] ?? letter.normalize('NFD').replaceAll(MARKS, '');
  return Array.from(plain, (one) => (one.length === 1 && TAKEN.test(one) && isPlain(one) ? one : '')).join('');
}

const isPlain = (letter: string): boolean => letter.charCodeAt(0) < 128 || letter === '§';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
