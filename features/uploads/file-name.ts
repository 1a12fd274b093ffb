import { MAX_FILE_NAME_LENGTH } from './rules.ts';

/** Letters that are not seen, or make what follows look like something else: `annotgpj.exe` shown as `annexe.jpg`. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A file's name as it is kept: the name alone, without a path and without letters that deceive. May become empty. */
export function cleanFileName(name: string): string {
  const own = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = own
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trim();
  return shorten(clean);
}

/** The ending stays: it tells the person what the file is. Letters outside the first plane are not cut in two. */
function shorten(name: string): string {
  if (name.length <= MAX_FILE_NAME_LENGTH) return name;
  const ending = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  const room = MAX_FILE_NAME_LENGTH - ending.length;
  return (
    name
      .slice(0, room)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trimEnd() + ending
  );
}
