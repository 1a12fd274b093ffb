import type { ChildAnswer } from '#platform/server/child-work.ts';
import type { Programme } from './programme.ts';
import { programmePdf } from './programme-pdf.ts';

/** In a process of its own: a long programme takes a good while in one go, and nobody else should wait for it. */
process.on('message', async (programme: Programme) => {
  const answer: ChildAnswer<Uint8Array> = { answer: await programmePdf(programme) };
  process.send?.(answer);
});
