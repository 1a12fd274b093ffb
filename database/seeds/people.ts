import { FIRST_NAMES, LAST_NAMES } from './data/person-names.ts';
import { createRandom } from './random.ts';
import { isoDateOf } from './wall-time.ts';

export type Person = {
  id: string;
  name: string;
  email: string;
  phone: string;
  municipality_id: number;
  birth_date: string;
  created_at: string;
};

const YEAR_DAYS = 365;
const DAY_MS = 86_400_000;
/** What is sent to them ends up in the demo's own mailbox. */
const FIRST_PHONE = 49_000_100;

/** People between 18 and 80 who live in the given municipalities. Their addresses reach nobody: .test is reserved. */
export function demoPeople(options: {
  seed: string;
  today: number;
  municipalityIds: number[];
  count: number;
}): Person[] {
  const random = createRandom(`${options.seed}:people`);
  return Array.from({ length: options.count }, (_, position) => {
    const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
    const createdMs = (options.today - random.integer(30, 900)) * DAY_MS;
    return {
      id: random.uuid(createdMs),
      name: `${first} ${last}`,
      email: `${asciiOf(first)}.${asciiOf(last)}.${position + 1}@demo.test`,
      phone: `+47${FIRST_PHONE + position}`,
      municipality_id: random.pick(options.municipalityIds),
      birth_date: isoDateOf(options.today - random.integer(18 * YEAR_DAYS, 80 * YEAR_DAYS)),
      created_at: new Date(createdMs).toISOString(),
    };
  });
}

const LETTERS: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a', ś: 's' };

const asciiOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[æøåś]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
