import type { JournalAccount, JournalPosting } from '../contract.ts';
import type { LedgerTexts } from '../texts/token.ts';

/** A child's account is its number; who is paid has a name, or the end of the account's id. */
export function accountWords({ kind, name, code }: JournalAccount, texts: LedgerTexts): string {
  if (kind === 'purse') return texts.accounts.purse(name ?? code);
  if (kind === 'claim' || kind === 'receivable') return name ?? texts.unnamed[kind](code);
  return texts.accounts[kind];
}

/** What happened, in a line. */
export function postingWords(
  { kind, phase, from, to }: Pick<JournalPosting, 'kind' | 'phase' | 'from' | 'to'>,
  texts: LedgerTexts,
): string {
  const way = { from: accountWords(from, texts), to: accountWords(to, texts) };
  return phase === 'posted' ? texts.what[kind](way) : texts.phases[phase](way);
}

/** The beginning and the end of a link, enough to compare by eye. */
export const shortLink = (digest: string): string =>
  `${digest.slice(0, 4)} ${digest.slice(4, 8)} … ${digest.slice(-4)}`;

/** A link in groups, as people read long numbers. */
export const groupedLink = (digest: string): string => digest.match(/.{1,4}/g)?.join(' ') ?? digest;
