import { createHash } from 'node:crypto';
import type { LedgerAccountId, UserId } from '#features/vocabulary/ids.ts';
import type { Phase, PostingKind } from '../rules.ts';

/** A posting as it stands in the chain, and in the journal that is downloaded. */
export type ChainedPosting = {
  posting_id: number;
  municipality_id: number;
  key: string;
  entry_id: string;
  kind: PostingKind;
  phase: Phase;
  held_id: number | null;
  corrects_id: number | null;
  from_account_id: LedgerAccountId;
  to_account_id: LedgerAccountId;
  amount_ore: number;
  /** ISO 8601 with milliseconds, in UTC. */
  at: string;
  actor_user_id: UserId | null;
};

/** What the first link of a chain has before it. */
export const BEFORE_THE_FIRST = '0'.repeat(64);

/**
 * The next link: SHA-256 in hexadecimal of the link before and of the posting's values, as a JSON list in this order.
 * Journals that were downloaded are checked by it for ever: never change it, add a new version beside it.
 */
export const linkOf = (before: string, number: number, posting: ChainedPosting): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        before,
        number,
        posting.posting_id,
        posting.municipality_id,
        posting.key,
        posting.entry_id,
        posting.kind,
        posting.phase,
        posting.held_id,
        posting.corrects_id,
        posting.from_account_id,
        posting.to_account_id,
        posting.amount_ore,
        posting.at,
        posting.actor_user_id,
      ]),
    )
    .digest('hex');
