import { sql } from 'kysely';
import { cardFor } from '#features/cards/server/public.ts';
import { fileOf, giveUploads } from '#features/uploads/server/public.ts';
import { type ClaimId, ids, type UploadId } from '#features/vocabulary/ids.ts';
import type { HandedFile } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { FileStore } from '#platform/server/files.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type ClaimReceipt, claimReceipt } from '../contract.ts';
import { mayDecideClaims, maySeeClaims } from '../policy.ts';
import { isReceiptType } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { type ClaimRow, readClaims } from './claim-rows.ts';
import { noteClaims } from './note-claims.ts';
import { refuseField } from './read-typed.ts';

type WantedReceipt = { id: ClaimId; file: UploadId };

/** In the order in which they were handed in. */
export async function receiptsOf(
  { db }: Pick<Context, 'db'>,
  claims: readonly ClaimId[],
): Promise<Map<ClaimId, ClaimReceipt[]>> {
  const { rows } = await rowsOf(claimReceipt.extend({ claim_id: ids.claim }))`
    select claim_receipt.claim_id, upload.id, upload.name, upload.kind
    from claim_receipt join upload on upload.id = claim_receipt.upload_id
    where claim_receipt.claim_id = any(${[...claims]}::uuid[]) and upload.deleted_at is null
    order by claim_receipt.claim_id, claim_receipt.position`.execute(db);
  const found = new Map<ClaimId, ClaimReceipt[]>();
  for (const { claim_id, ...receipt } of rows) found.set(claim_id, [...(found.get(claim_id) ?? []), receipt]);
  return found;
}

/** From now on they are papers of the accounts: each can be handed in once, and is read by right alone. */
export async function takeReceipts(context: Context, typed: readonly UploadId[]): Promise<UploadId[]> {
  const words = REFUSALS[context.language];
  const wanted = [...new Set(typed)];
  if (wanted.length === 0) refuseField('upload_ids', words.receipt_needed);
  const given = await giveUploads(context.db, wanted, actorOf(context).id);
  if (given.length < wanted.length) refuseField('upload_ids', words.receipt_missing);
  if (!given.every(({ type }) => isReceiptType(type))) refuseField('upload_ids', words.receipt_type);
  return wanted;
}

export async function keepReceipts({ db }: Context, id: ClaimId, receipts: readonly UploadId[]): Promise<void> {
  await sql`
    insert into claim_receipt (claim_id, position, upload_id)
    select ${id}, given.position - 1, given.upload_id
    from unnest(${[...receipts]}::uuid[]) with ordinality as given (upload_id, position)`.execute(db);
}

/** For those who have a part in the account as it is now: a guardian of yesterday is a stranger. */
export async function familyReceipt(context: Context, files: FileStore, wanted: WantedReceipt): Promise<HandedFile> {
  const claim = await claimWith(context, wanted);
  if (!claim || !(await cardFor(context, claim.card_id))) refuse('not_found');
  return (await fileOf(context, files, wanted.file)) ?? refuse('not_found');
}

/** For those who decide; that they looked is written down. */
export async function officeReceipt(context: Context, files: FileStore, wanted: WantedReceipt): Promise<HandedFile> {
  const claim = await claimWith(context, wanted);
  if (!claim || !maySeeClaims(context.actor, claim.municipality_id)) refuse('not_found');
  if (!mayDecideClaims(context.actor, claim.municipality_id)) refuse('forbidden');
  const file = (await fileOf(context, files, wanted.file)) ?? refuse('not_found');
  await noteClaims(context, 'read_receipt', [claim]);
  return file;
}

async function claimWith(context: Context, { id, file }: WantedReceipt): Promise<ClaimRow | undefined> {
  const [claim] = await readClaims(context, {
    where: sql`claim.id = ${id} and exists (
      select from claim_receipt where claim_receipt.claim_id = claim.id and claim_receipt.upload_id = ${file})`,
    limit: 1,
  });
  return claim;
}
