import { randomInt, randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { MergeStopReason } from '#features/users/merge-kinds.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { BERGEN } from './given.ts';

type Two = { gone: UserId; kept: UserId };

const change = (db: Db, id: UserId, what: RawBuilder<unknown>) =>
  sql`update app_user set ${what} where id = ${id}`.execute(db);
const ssn = (id: UserId) => sql`ssn_digest = ${id}, ssn_sealed = ${id}`;

/** By what stops a merge: what is so about the two accounts. One's own account is tried apart. */
export const STOPPED: Readonly<
  Record<Exclude<MergeStopReason, 'own_account'>, (db: Db, two: Two) => Promise<unknown>>
> = {
  gone_closed: (db, { gone }) => change(db, gone, sql`suspended_until = now() + interval '1 day'`),
  kept_closed: (db, { kept }) => change(db, kept, sql`blocked_at = now()`),
  gone_has_rights: (db, { gone }) => change(db, gone, sql`scopes = '{admin}'`),
  two_people: async (db, { gone, kept }) => {
    await change(db, gone, ssn(gone));
    await change(db, kept, ssn(kept));
  },
  only_gone_verified: (db, { gone }) => change(db, gone, ssn(gone)),
  born_differently: async (db, { gone, kept }) => {
    await change(db, gone, sql`birth_date = '1980-01-01'`);
    await change(db, kept, sql`birth_date = '1980-01-02'`);
  },
  one_family: (db, { gone, kept }) => givenChild(db, { child: gone, guardian: kept }),
  gone_is_child: (db, { gone }) => givenChild(db, { child: gone, guardian: null }),
  gone_has_children: (db, { gone }) => givenChild(db, { child: null, guardian: gone }),
  culture_cards: async (db, { gone, kept }) => {
    const group = randomUUID();
    await sql`
      insert into culture_group (id, municipality_id, name, valid_from, valid_until, comes_together, with_companion, created_at)
      values (${group}, ${BERGEN}, 'Gruppa', '2026-01-01', '2099-01-01', false, false, now())`.execute(db);
    for (const user of [gone, kept]) {
      await sql`
        insert into culture_card (id, municipality_id, group_id, name, user_id, visits_used, added_at)
        values (${randomUUID()}, ${BERGEN}, ${group}, 'Kari', ${user}, 0, now())`.execute(db);
    }
  },
  payment_open: (db, { gone }) =>
    sql`
      insert into payment (id, municipality_id, user_id, tenant, provider, reference, purpose, purpose_id, amount_ore,
        captured_ore, refunded_ore, state, return_path, description, created_at, changed_at)
      values (${randomUUID()}, ${BERGEN}, ${gone}, 'bergen', 'vipps', ${randomUUID()}, 'claim', ${randomUUID()}, 10000, 0, 0,
        'new', '/', 'Kontingent', now(), now())`.execute(db),
  decision_open: (db, { gone }) =>
    sql`
      insert into bank_file (id, municipality_id, number, state, message_id, payer_name, payer_number, payer_account,
        payer_bic, total_ore, lines, is_automatic, made_by, made_at)
      values (${randomUUID()}, ${BERGEN}, ${aNumber()}, 'made', ${randomUUID().slice(0, 30)}, 'Bergen', '964338531',
        '12345678903', 'DNBANOKK', 100, 1, false, ${gone}, now())`.execute(db),
  report_open: (db, { gone }) =>
    sql`
      insert into report_case (id, kind, subject_id, subject_seq, name, reported_user_id, municipality_ids, tenant_key,
        is_about_child, opened_at, due_at, is_with_platform)
      values (${randomUUID()}, 'user', ${gone}, 0, 'Kari', ${gone}, '{4601}', 'bergen', false, now(), now(), false)`.execute(
      db,
    ),
};

const aNumber = () => randomInt(100_000, 100_000_000);

async function givenChild(db: Db, { child, guardian }: Record<'child' | 'guardian', UserId | null>): Promise<void> {
  const id = randomUUID();
  await sql`
    insert into child (id, user_id, first_name, last_name, born_on, ssn_sealed, ssn_digest, created_at, checked_at)
    values (${id}, ${child}, 'Nora', 'Ny', '2015-01-01', ${id}, ${id}, now(), now())`.execute(db);
  if (!guardian) return;
  await sql`
    insert into guardianship (id, child_id, guardian_user_id, source, reason, started_at)
    values (${randomUUID()}, ${id}, ${guardian}, 'staff', 'Avgjort', now())`.execute(db);
}
