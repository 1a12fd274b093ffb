export type TextPart = { key: string; text: string; href: string | null };

/** Addresses of the web and nothing else; what ends a sentence does not belong to them. */
const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g;

/** What a user has written, with the addresses in it told apart. */
export function textParts(body: string): TextPart[] {
  const parts: TextPart[] = [];
  const add = (text: string, href: string | null) => {
    if (text) parts.push({ key: `${parts.length}`, text, href });
  };
  let end = 0;
  for (const match of body.matchAll(ADDRESS)) {
    add(body.slice(end, match.index), null);
    add(match[0], URL.canParse(match[0]) ? match[0] : null);
    end = match.index + match[0].length;
  }
  add(body.slice(end), null);
  return parts;
}
