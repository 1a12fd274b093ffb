import { compile } from 'html-to-text';

const toText = compile({
  wordwrap: false,
  preserveNewlines: false,
  limits: { maxDepth: 50, maxChildNodes: 2000, maxInputLength: 60_000 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['script', 'style', 'iframe', 'object', 'svg', 'template'].map((selector) => ({ selector, format: 'skip' })),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/** Everything but the words goes; what looks like markup afterwards is words, and is shown as such. */
export const plainText = (html: string, longest: number): string =>
  cut(
    withoutControls(toText(withoutControls(html)))
      .replaceAll(/[ \t]+/g, ' ')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    longest,
  );

export const plainLine = (html: string, longest: number): string =>
  cut(plainText(html, Number.POSITIVE_INFINITY).replaceAll(/\s+/g, ' '), longest);

/** Of what is words already: nothing in it is read as markup. */
export const plainWords = (text: string, longest: number): string =>
  cut(
    withoutControls(text.slice(0, longest * 4))
      .replaceAll(/[ \t]+/g, ' ')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    longest,
  );

/** Letters that cannot be seen can turn what is seen around, and half a letter is none that PostgreSQL keeps. */
const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/(?!\n|\t)[\p{Cc}\p{Cf}]/gu, '');

/** Not through the middle of a letter. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text
    .slice(0, longest - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}
