/** An element of a file from a bank. Prefixes of names are left out: its files have one namespace. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** Its own, without that of its children. */
  text: string;
};

/** Why a text is not read. `forbidden`: a document type, an entity of its own, or something else that banks have no use for. */
export type XmlFault = 'too_large' | 'too_deep' | 'forbidden' | 'malformed';
export type ReadXml = { ok: true; root: XmlElement } | { ok: false; fault: XmlFault };

const MAX_LENGTH = 20_000_000;
const MAX_DEPTH = 40;

const NAME = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?';
const PROLOG = /^\uFEFF?(?:<\?xml\s[^?<>]{0,200}\?>)?\s*/;
const OPENING = new RegExp(`<(${NAME})((?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>`, 'y');
const CLOSING = new RegExp(`</(${NAME})\\s*>`, 'y');
const COMMENT = /<!--(?:[^-]|-(?!-))*-->/y;
const WORDS = /[^<]+/y;
const ATTRIBUTE = new RegExp(`\\s+(${NAME})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'gy');
const ENTITY = /&(?:#x([\da-fA-F]{1,6})|#(\d{1,7})|(\w{1,10}));|&/g;
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * Reads as much of XML as banks write: elements, attributes, text and comments. Everything by which a text can reach
 * outside itself or grow when it is read (document types, entities of its own) is refused, and so is CDATA.
 */
export function readXml(text: string): ReadXml {
  if (text.length > MAX_LENGTH) return { ok: false, fault: 'too_large' };
  let at = PROLOG.exec(text)?.[0].length ?? 0;
  const open: XmlElement[] = [];
  let root: XmlElement | null = null;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < text.length) {
    const parent = open.at(-1);
    const words = match(WORDS);
    if (words) {
      const read = withoutEntities(words[0]);
      if (read === null) return { ok: false, fault: 'forbidden' };
      if (parent) parent.text += read;
      else if (read.trim() !== '') return { ok: false, fault: 'malformed' };
      continue;
    }
    if (match(COMMENT)) continue;
    const closing = match(CLOSING);
    if (closing) {
      if (open.pop()?.name !== localName(closing[1])) return { ok: false, fault: 'malformed' };
      continue;
    }
    if (text.startsWith('<!', at) || text.startsWith('<?', at)) return { ok: false, fault: 'forbidden' };
    const opening = match(OPENING);
    if (!opening || (root && !parent)) return { ok: false, fault: 'malformed' };
    const attributes = attributesIn(opening[2] ?? '');
    if (attributes === null) return { ok: false, fault: 'forbidden' };
    const element: XmlElement = { name: localName(opening[1]), attributes, children: [], text: '' };
    if (parent) parent.children.push(element);
    root ??= element;
    if (opening[3] !== '/') open.push(element);
    if (open.length > MAX_DEPTH) return { ok: false, fault: 'too_deep' };
  }
  return root && open.length === 0 ? { ok: true, root } : { ok: false, fault: 'malformed' };
}

const localName = (name = ''): string => name.slice(name.indexOf(':') + 1);

function attributesIn(text: string): Record<string, string> | null {
  const found: Record<string, string> = {};
  for (const [, name, double, single] of text.matchAll(ATTRIBUTE)) {
    const value = withoutEntities(double ?? single ?? '');
    if (value === null) return null;
    found[localName(name)] = value;
  }
  return found;
}

/** Null where there is an entity that XML itself does not have. */
function withoutEntities(text: string): string | null {
  let isKnown = true;
  const read = text.replaceAll(ENTITY, (_, hex?: string, decimal?: string, name?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : null;
    const letter = code === null ? NAMED[name ?? ''] : isCharacter(code) ? String.fromCodePoint(code) : undefined;
    if (letter === undefined) isKnown = false;
    return letter ?? '';
  });
  return isKnown ? read : null;
}

/** The characters that XML 1.0 allows. */
const isCharacter = (code: number): boolean =>
  [0x9, 0xa, 0xd].includes(code) ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff);

/** The first element below, by the names on the way to it. */
export function elementAt(from: XmlElement | undefined, ...names: string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>(
    (element, name) => element?.children.find((child) => child.name === name),
    from,
  );
}

export const elementsAt = (from: XmlElement | undefined, name: string): XmlElement[] =>
  from?.children.filter((child) => child.name === name) ?? [];

/** What stands in it; undefined where there is none, or nothing in it. */
export const textAt = (from: XmlElement | undefined, ...names: string[]): string | undefined =>
  elementAt(from, ...names)?.text.trim() || undefined;
