export { type AccountOwner, accountsOf, type Balance, balancesOf, balancesOfOwners } from './accounts.ts';
export { type Entry, giveUp, type Posted, type PostingId, post, release, type Shortage } from './post.ts';
export { countDifferences, mayPayOut } from './proofs.ts';
