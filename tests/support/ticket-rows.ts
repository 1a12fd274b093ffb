import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SchemeId, UserId } from '#features/vocabulary/ids.ts';
import { newId } from '#platform/server/new-id.ts';
import { BERGEN } from './given.ts';
import type { TestPortal } from './portal.ts';

/** Tickets that a user has put out, one that they reserved and another has used, and a queue that they stand in. */
export async function givenTicketRows({ db }: TestPortal, user: UserId, scheme: SchemeId): Promise<void> {
  const group = newId<'TicketGroupId'>();
  await sql`insert into ticket_group (id, municipality_id, name, description, provider_name, total, held, used, waiting,
      opens_at, closes_at, valid_from, valid_until, per_card, state, created_at, created_by, changed_at, changed_by)
    values (${group}, ${BERGEN}, 'Svømming', 'Ta med håndkle', 'Solvik bad', 5, 1, 1, 1, now() - interval '9 days',
      now() + interval '9 days', current_date - 9, current_date + 9, 1, 'open', now(), ${user}, now(), ${user})`.execute(
    db,
  );
  await sql`insert into ticket (id, group_id, card_id, child_id, slot, state, reserved_at, reserved_by, runs_out_at, used_at, used_by,
      used_key)
    select ${randomUUID()}, ${group}, id, child_id, 1, 'used', now(), ${user}, now() + interval '9 days', now(), ${user},
      ${randomUUID()}
    from card where owner_user_id = ${user} and scheme_id = ${scheme}`.execute(db);
  await sql`insert into ticket_wait (group_id, card_id, child_id, waiting_since, asked_by)
    select ${group}, id, child_id, now(), ${user} from card where owner_user_id = ${user} and scheme_id = ${scheme}`.execute(
    db,
  );
}
