import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const LIST = '@zxcvbn-ts/language-common/src/passwords.json';
/** With less, what is put behind it makes the password. */
const SHORTEST = 6;

let known: Promise<ReadonlySet<string>> | undefined;

/** The passwords that are tried first. Read when a user chooses one, and kept from then on. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= readList();
  return known;
}

async function readList(): Promise<ReadonlySet<string>> {
  const words: string[] = JSON.parse(await readFile(fileURLToPath(import.meta.resolve(LIST)), 'utf8'));
  return new Set(words.filter((word) => word.length >= SHORTEST));
}
