import { recordAudit } from '#features/audit/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import type { Channel } from '../rules.ts';
import { retryDeadLetters } from './dead-letters.ts';

/** So many in one request; the rest with the next press. */
const MAX_AT_ONCE = 5000;

/** DSH-02: what was given up is tried again, for a day from now. */
export async function tryAgain(context: Context, channel: Channel | null) {
  const count = await retryDeadLetters(context, channel, MAX_AT_ONCE);
  await recordAudit(context, 'messages.retry', { details: { channel, count } });
  return { count, is_all: count < MAX_AT_ONCE };
}
