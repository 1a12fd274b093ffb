import { BEFORE_THE_FIRST, type ChainedPosting, linkOf } from './chain.ts';

export type Link = ChainedPosting & { number: number; digest: string };

/** Where a chain is broken: a link that is missing, was put in, or does not follow from the one before. */
export type BrokenLink = { number: number; posting_id: number };

type Chain = { number: number; digest: string };
export const beginningOfChain: Chain = { number: 0, digest: BEFORE_THE_FIRST };

/** Goes on from `end` through the links; each batch of a long chain goes on from the batch before. */
export function followChain(end: Chain, links: Iterable<Link>): { end: Chain; broken: BrokenLink[] } {
  const broken: BrokenLink[] = [];
  let { number, digest } = end;
  for (const link of links) {
    const isNext = link.number === number + 1 && link.digest === linkOf(digest, link.number, link);
    if (!isNext) broken.push({ number: link.number, posting_id: link.posting_id });
    // On with what stands there: one broken link does not break all that follow.
    ({ number, digest } = link);
  }
  return { end: { number, digest }, broken };
}
