import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OrganisationId, SchemeId, SchemeVersionId, UserId } from '#features/vocabulary/ids.ts';
import { newId } from '#platform/server/new-id.ts';
import { BERGEN } from './given.ts';
import { givenPurse, ledgerOf } from './ledger-scene.ts';
import type { TestPortal } from './portal.ts';

type Of = { scheme: SchemeId; ended: SchemeVersionId; club: OrganisationId };

/** A payment that a user has sent and another has said no to, and an organisation that they asked for and let take part. */
export async function givenClaimRows(
  portal: TestPortal,
  user: UserId,
  { scheme, ended, club }: Of,
): Promise<{ claim: string; participation: string }> {
  const { db } = portal;
  const { purse, claim: payee } = await givenPurse(portal, BERGEN, 1000, user);
  const [claim, participation] = [newId<'ClaimId'>(), newId<'ParticipationId'>()];
  const movement = { from_account_id: purse, to_account_id: payee, amount_ore: 1000 };
  const posted = await ledgerOf(portal, user).post({
    municipality_id: BERGEN,
    entry_id: claim,
    phase: 'held',
    movements: [{ key: randomUUID(), kind: 'pay', ...movement }],
  });
  if (!posted.ok) throw new Error('What was granted can be used.');
  await sql`insert into claim (id, municipality_id, card_id, version_id, kind, state, payee_id, payee_name, purpose,
      bank_account, kid, note, purse_ore, posting_id, created_by, created_at, changed_at)
    select ${claim}, municipality_id, id, ${ended}, 'payment', 'waiting', ${claim}, 'Solvik skolekorps', 'Kontingent',
      '12345678903', '2345676', 'Våren', 1000, ${posted.postings[0]}, ${user}, now(), now()
    from card where owner_user_id = ${user} and scheme_id = ${scheme}`.execute(db);
  await sql`update claim set state = 'rejected', rejection_message = 'Ikke for barn', decided_by = ${user},
      decided_at = now() where id = ${claim}`.execute(db);
  await sql`insert into participation (id, scheme_id, organisation_id, state, bank_account, asked_by, asked_at, decided_by,
      decided_at, reason)
    values (${participation}, ${scheme}, ${club}, 'stopped', '12345678903', ${user}, now(), ${user}, now(), 'Nedlagt')`.execute(
    db,
  );
  await givenBankFile(portal, user, claim);
  return { claim, participation };
}

/** One that a user made, and that the bank has answered; of a municipality that has set who pays. */
async function givenBankFile({ db }: TestPortal, user: UserId, claim: string): Promise<void> {
  const [file, line] = [newId<'BankFileId'>(), newId<'BankFileLineId'>()];
  await sql`insert into payer (municipality_id, name, organisation_number, bank_account, bic, changed_at)
    values (${BERGEN}, 'Bergen kommune', '974760673', '15032000115', 'DNBANOKK', now())
    on conflict (municipality_id) do nothing`.execute(db);
  await sql`insert into bank_file (id, municipality_id, number, message_id, payer_name, payer_number, payer_account,
      payer_bic, total_ore, lines, is_automatic, made_by, made_at)
    select ${file}, ${BERGEN}, coalesce(max(number), 0) + 1, left(${file}, 35), 'Bergen kommune', '974760673',
      '15032000115', 'DNBANOKK', 1000, 1, false, ${user}, now()
    from bank_file where municipality_id = ${BERGEN}`.execute(db);
  await sql`insert into bank_file_line (id, bank_file_id, claim_id, amount_ore, payee_name, bank_account, kid, note)
    values (${line}, ${file}, ${claim}, 1000, 'Solvik skolekorps', '12345678903', '2345676', 'Våren')`.execute(db);
  await sql`update bank_file_line set result = 'paid' where id = ${line}`.execute(db);
  await sql`update bank_file set state = 'approved', approved_at = now(), pay_on = now() where id = ${file}`.execute(
    db,
  );
  await sql`update bank_file set state = 'sent', sent_at = now() where id = ${file}`.execute(db);
  await sql`update bank_file set state = 'answered', answered_at = now() where id = ${file}`.execute(db);
  await sql`insert into bank_answer (id, municipality_id, kind, message_id, received_at)
    values (${newId<'BankAnswerId'>()}, ${BERGEN}, 'pain.002', ${file}, now())`.execute(db);
}
