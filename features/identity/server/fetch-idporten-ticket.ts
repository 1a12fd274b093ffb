import type { Ticket } from '#features/identity/contract.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { clientOf } from './form-token.ts';
import type { IdentityParts } from './identity-parts.ts';
import { openFor } from './log-in.ts';
import { personById } from './people.ts';

const HANDLE_LASTS_SECONDS = 2 * 60;

/**
 * IDN-17: the ticket, once, for the browser that set out. A user who is sent an address with another user's handle, or
 * finds one in a history, gets nothing for it.
 */
export async function fetchIdportenTicket(context: Context, parts: IdentityParts, handle: string): Promise<Ticket> {
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const userId = await takeHandle(inside, handle, clientOf(context, parts.cookies));
    const person = userId && (await personById(db, userId));
    if (!person) throw faultyField('handle', 'link_expired', context.language);
    await parts.onProved(inside, person.id);
    return openFor(inside, parts, person, 'idporten');
  });
}

async function takeHandle(
  { db, now, secrets }: Context,
  handle: string,
  client: string | null,
): Promise<UserId | null> {
  // The seconds in front of the handle; what is no number is never new enough.
  const isNew = now.getTime() / 1000 - Number.parseInt(handle, 10) <= HANDLE_LASTS_SECONDS;
  if (!isNew || client === null) return null;
  const taken = await db
    .updateTable('idporten_attempt')
    .set({ fetched_at: now })
    .where('handle_digest', '=', secrets.digest('token', handle))
    .where('client_digest', '=', client)
    .where('fetched_at', 'is', null)
    .where('user_id', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id ?? null;
}
