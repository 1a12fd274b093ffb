/** One property of a calendar (RFC 5545): `DTSTART;TZID=Europe/Oslo:20261121T180000`. */
export type ContentLine = {
  /** In capitals. */
  name: string;
  parameters: ReadonlyMap<string, string>;
  value: string;
  /** Where it begins in the file, from 1. */
  line: number;
};

export type UnreadLine = { line: number; fault: 'line_too_long' | 'bad_line' };

const MAX_LINE_LENGTH = 100_000;
const MAX_PARAMETERS = 20;
const NAME = /^[A-Za-z0-9-]{1,60}$/;

/** Puts folded lines together and takes each apart, one at a time. What is too long is not kept in memory. */
export function* contentLines(text: string): Generator<ContentLine | UnreadLine> {
  let parts: string[] = [];
  let length = 0;
  let begun = 1;
  let line = 0;
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const stop = end === -1 ? text.length : end;
    const physical = text.slice(at, text[stop - 1] === '\r' ? stop - 1 : stop);
    at = stop + 1;
    line += 1;
    if (physical.startsWith(' ') || physical.startsWith('\t')) {
      length += physical.length - 1;
      if (length <= MAX_LINE_LENGTH) parts.push(physical.slice(1));
      continue;
    }
    if (length > 0) yield read(parts, length, begun);
    parts = physical.length <= MAX_LINE_LENGTH ? [physical] : [];
    length = physical.length;
    begun = line;
  }
  if (length > 0) yield read(parts, length, begun);
}

function read(parts: readonly string[], length: number, line: number): ContentLine | UnreadLine {
  if (length > MAX_LINE_LENGTH) return { line, fault: 'line_too_long' };
  const text = parts.join('');
  const colon = endOfParameters(text);
  if (colon === -1) return { line, fault: 'bad_line' };
  const [name = '', ...written] = splitOutsideQuotes(text.slice(0, colon), ';');
  if (!NAME.test(name)) return { line, fault: 'bad_line' };
  const parameters = new Map<string, string>();
  for (const parameter of written.slice(0, MAX_PARAMETERS)) {
    const equals = parameter.indexOf('=');
    if (equals > 0) parameters.set(parameter.slice(0, equals).toUpperCase(), unquoted(parameter.slice(equals + 1)));
  }
  return { name: name.toUpperCase(), parameters, value: text.slice(colon + 1), line };
}

function endOfParameters(text: string): number {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === ':' && !isQuoted) return at;
  }
  return -1;
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = [];
  let isQuoted = false;
  let begun = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === separator && !isQuoted) {
      parts.push(text.slice(begun, at));
      begun = at + 1;
    }
  }
  return [...parts, text.slice(begun)];
}

const unquoted = (value: string): string => value.replaceAll('"', '');

/** `\n`, `\,`, `\;` and `\\` as they are meant. */
export const unescaped = (value: string): string =>
  value.replaceAll(/\\([nN,;\\])/g, (_whole, letter: string) => (letter === 'n' || letter === 'N' ? '\n' : letter));
