import { sql } from 'kysely';
import type { SchemeId, SchemeVersionId, UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { BERGEN } from './given.ts';

type Of = { scheme: SchemeId; ended: SchemeVersionId; secret: string; mark: string };

/** An account that a user has opened and put money into, shared with them, and a share that they have ended. */
export async function givenCardRows(db: Db, user: UserId, { scheme, ended, secret, mark }: Of) {
  const [card, child, share] = [newId<'CardId'>(), newId<'ChildId'>(), newId<'CardShareId'>()];
  await sql`insert into child (id, first_name, last_name, born_on, ssn_sealed, ssn_digest, created_at, checked_at)
    values (${child}, 'Ungen', 'Fugl', '2016-04-12', ${secret}, ${`${secret}-k${mark}`}, now(), now())`.execute(db);
  await sql`insert into card (id, municipality_id, scheme_id, version_id, child_id, number, pin_sealed, owner_user_id, created_at)
    select ${card}, ${BERGEN}, ${scheme}, ${ended}, ${child}, coalesce(max(number), 0) + 1, ${secret}, ${user}, now()
    from card where municipality_id = ${BERGEN}`.execute(db);
  await sql`insert into card_grant (id, card_id, version_id, reason, amount_ore, note, actor_user_id, created_at)
    values (${newId()}, ${card}, ${ended}, 'refilled', 100, 'Etter klage', ${user}, now())`.execute(db);
  await sql`insert into office_run (id, municipality_id, version_id, amount_ore, note, state, accounts, filled, asked_by,
      asked_at, decided_by, decided_at)
    values (${newId()}, ${BERGEN}, ${ended}, 100, 'Ekstra til alle', 'done', 1, 1, ${user}, now(), ${user}, now())`.execute(
    db,
  );
  const list = newId<'MemberListId'>();
  await sql`insert into member_list (id, municipality_id, version_id, state, right_rows, known_rows, faulty_rows, faults,
      preview, opened, asked_by, asked_at, taken_by, taken_at)
    values (${list}, ${BERGEN}, ${ended}, 'done', 1, 0, 0, 0, '{"ignored":[],"sheet":null,"faults":[]}', 1, ${user},
      now(), ${user}, now())`.execute(db);
  await sql`insert into member_list_batch (list_id, position, rows_sealed, faults, created_at)
    values (${list}, 0, ${secret}, '[]', now())`.execute(db);
  await sql`insert into card_share (id, card_id, user_id, may_pay, started_at, ended_at, ended_by)
    values (${share}, ${card}, ${user}, true, now(), null, null),
      (${newId()}, ${card}, ${user}, true, now(), now(), ${user})`.execute(db);
  return { card, child, share };
}
