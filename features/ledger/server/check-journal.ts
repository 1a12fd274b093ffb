import { z } from 'zod';
import { ACCOUNT_KINDS, hasFloor } from '../rules.ts';
import { beginningOfChain, followChain } from './check-chain.ts';
import { linkRow } from './seal.ts';

/** One line of a journal that is downloaded: a link of the chain, with what kinds of accounts its posting is between. */
export const journalLine = linkRow.extend({
  from_kind: z.enum(ACCOUNT_KINDS),
  to_kind: z.enum(ACCOUNT_KINDS),
});
export type JournalLine = z.infer<typeof journalLine>;

/** Enough to see what is wrong with the file. */
const MAX_FAULTS = 100;

type Side = Pick<JournalLine, 'phase' | 'amount_ore'>;
/** What a posting does to what can be used of the account that it goes from, and of the one that it goes to. */
const takenBy = ({ phase, amount_ore }: Side): number =>
  ({ posted: -amount_ore, held: -amount_ore, released: 0, given_up: amount_ore })[phase];
const givenBy = ({ phase, amount_ore }: Side): number => (phase === 'posted' || phase === 'released' ? amount_ore : 0);

/** Follows the chain from its beginning, and counts every account: a journal is right in itself, or it says where not. */
export async function checkJournal(lines: AsyncIterable<string> | Iterable<string>) {
  const faults: string[] = [];
  const available = new Map<string, number>();
  let last = beginningOfChain;
  let links = 0;
  for await (const text of lines) {
    if (text.trim() === '') continue;
    links += 1;
    const line = readLine(text);
    if (!line) {
      faults.push(`Line ${links} is no line of a journal.`);
    } else {
      const { end, broken } = followChain(last, [line]);
      last = end;
      if (broken.length > 0) faults.push(`Number ${line.number} does not follow from the one before it.`);
      count(available, line.from_account_id, takenBy(line));
      count(available, line.to_account_id, givenBy(line));
      const left = available.get(line.from_account_id) ?? 0;
      if (hasFloor(line.from_kind) && left < 0) faults.push(`Number ${line.number} takes more than there is.`);
    }
    if (faults.length >= MAX_FAULTS) break;
  }
  return { links, faults, last };
}

function count(sums: Map<string, number>, account: string, change: number): void {
  sums.set(account, (sums.get(account) ?? 0) + change);
}

function readLine(text: string): JournalLine | null {
  try {
    const { success, data } = journalLine.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
}
