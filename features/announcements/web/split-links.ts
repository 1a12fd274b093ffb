import { trimEndOf } from '#platform/language/trim-end.ts';

/** `at` is where the part begins in the whole text. */
export type TextPart = { at: number } & ({ kind: 'text'; text: string } | { kind: 'link'; href: string });

/** Finds the bare https addresses in a text. A full stop or bracket after an address belongs to the sentence. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/https:\/\/[^\s<>"«»“”]+/g)) {
    const href = trimEndOf(match[0], ".,;:!?)]}'’");
    if (!URL.canParse(href)) continue;
    if (match.index > end) parts.push({ at: end, kind: 'text', text: text.slice(end, match.index) });
    parts.push({ at: match.index, kind: 'link', href });
    end = match.index + href.length;
  }
  if (end < text.length) parts.push({ at: end, kind: 'text', text: text.slice(end) });
  return parts;
}
