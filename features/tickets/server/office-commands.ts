import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { deleteUnreferred, takeOwnUpload, uploadUrl } from '#features/uploads/server/public.ts';
import type { TicketGroupId, UploadId } from '#features/vocabulary/ids.ts';
import { type FieldErrors, Problem, refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import { timeAgo } from '#platform/language/time-ago.ts';
import { validationMessage } from '#platform/language/validation/message.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { faultsBetween } from '../form.ts';
import type { GroupForm, OfficeGroup } from '../office-contract.ts';
import { canWithGroup } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import type { GroupRow } from './group-rows.ts';
import { changeLocked, demandChanges, officeOf } from './office-access.ts';
import { editorOf, isOrganisationHere, isSchemeHere, showOfficeGroup } from './office-queries.ts';
import { endQueue, settleGroup } from './settle-group.ts';

/** As a draft, which nobody but the office sees. */
export async function createGroup(
  context: Context,
  asked: MunicipalityId | undefined,
  form: GroupForm,
): Promise<OfficeGroup> {
  const municipality_id = officeOf(context, asked);
  demandChanges(context, municipality_id);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const id = await insertGroup(inside, municipality_id, form);
    return showOfficeGroup(inside, id);
  });
}

/** Inside a transaction. */
export async function insertGroup(inside: Context, municipality_id: number, form: GroupForm): Promise<TicketGroupId> {
  await demandTogether(inside, municipality_id, form);
  const { picture_upload_id, organization_id, ...fields } = form;
  const picture = await pictureFor(inside, picture_upload_id, { picture_upload_id: null, thumbnail_url: null });
  const id = newId<'TicketGroupId'>();
  const by = actorOf(inside).id;
  await inside.db
    .insertInto('ticket_group')
    .values({
      ...fields,
      ...picture,
      id,
      municipality_id,
      organisation_id: organization_id,
      state: 'draft',
      created_at: inside.now,
      created_by: by,
      changed_at: inside.now,
      changed_by: by,
    })
    .execute();
  await note(inside, 'create', { id, municipality_id, name: form.name });
  return id;
}

/** What people have is not taken from them; what there is more of goes to the queue. */
export const changeGroup = (
  context: Context,
  id: TicketGroupId,
  { revision, ...form }: GroupForm & { revision: number },
): Promise<OfficeGroup> =>
  changeLocked(context, id, async (inside, group) => {
    await demandRevision(inside, group, revision);
    await demandTogether(inside, group.municipality_id, form);
    await demandRoom(inside, group, form);
    const { picture_upload_id, organization_id, ...fields } = form;
    const picture = await pictureFor(inside, picture_upload_id, group);
    const row = { ...fields, ...picture, organisation_id: organization_id };
    await inside.db
      .updateTable('ticket_group')
      .set({ ...row, revision: group.revision + 1, changed_at: inside.now, changed_by: actorOf(inside).id })
      .where('id', '=', id)
      .execute();
    const replaced = group.picture_upload_id;
    if (replaced && replaced !== picture.picture_upload_id) await deleteUnreferred(inside.db, [replaced], inside.now);
    await note(inside, 'change', { ...group, name: form.name }, { changed: changedIn(group, row).join(', ') });
    await settleGroup(inside, { ...group, ...row });
    return showOfficeGroup(inside, id);
  });

/** Closed, nobody reserves any more, and the queue is over; what people have stays theirs. */
export const setGroupState = (context: Context, id: TicketGroupId, state: 'open' | 'closed'): Promise<OfficeGroup> =>
  changeLocked(context, id, async (inside, group) => {
    const can = canWithGroup(inside.actor, group);
    if (state === 'open' && group.valid_until < shortDate(inside.now)) {
      refuse('conflict', REFUSALS[inside.language].already_over);
    }
    if (state === 'open' ? can.open : can.close) {
      await sql`
        update ticket_group set state = ${state}, revision = revision + 1, changed_at = ${inside.now},
          changed_by = ${actorOf(inside).id}
        where id = ${id}`.execute(inside.db);
      await note(inside, state === 'open' ? 'open' : 'close', group);
      if (state === 'open') await settleGroup(inside, { ...group, state });
      else await endQueue(inside, group);
    }
    return showOfficeGroup(inside, id);
  });

export const deleteGroup = (context: Context, id: TicketGroupId): Promise<undefined> =>
  changeLocked(context, id, async (inside, group) => {
    if (!canWithGroup(inside.actor, group).delete) refuse('conflict', REFUSALS[inside.language].not_draft);
    await sql`delete from ticket_group where id = ${id}`.execute(inside.db);
    if (group.picture_upload_id) await deleteUnreferred(inside.db, [group.picture_upload_id], inside.now);
    await note(inside, 'delete', group);
    return undefined;
  });

type Noted = Pick<GroupRow, 'id' | 'municipality_id' | 'name'>;

const note = (
  context: Context,
  deed: 'create' | 'change' | 'open' | 'close' | 'delete',
  { id, municipality_id, name }: Noted,
  details: Record<string, string> = {},
): Promise<void> =>
  recordAudit(context, `tickets.${deed}`, { municipality_id, details: { ticket_group: id, name, ...details } });

const changedIn = (before: GroupRow, after: Partial<GroupRow>): string[] =>
  (Object.keys(after) as (keyof GroupRow)[]).filter((field) => !isSame(field, before[field], after[field]));

const isSame = (field: keyof GroupRow, one: unknown, other: unknown): boolean =>
  field.endsWith('_at') ? Date.parse(String(one)) === Date.parse(String(other)) : one === other;

/** Who saves second is told who was first, and decides with that in view. */
async function demandRevision(context: Context, group: GroupRow, revision: number): Promise<void> {
  if (group.revision === revision) return;
  const when = timeAgo(group.changed_at, { now: context.now, moments: momentTextsFor(context.language) });
  const name = await editorOf(context, group.id);
  const texts = REFUSALS[context.language];
  refuse('conflict', name === null ? texts.changed(when) : texts.changed_by(name, when));
}

async function demandTogether(context: Context, municipality_id: number, form: GroupForm): Promise<void> {
  const { language } = context;
  const texts = REFUSALS[language];
  const errors: FieldErrors = {};
  for (const [field, fault] of Object.entries(faultsBetween(form))) {
    errors[field] = [
      fault === 'closes_after_last_day' ? texts[fault] : validationMessage({ message: fault }, language),
    ];
  }
  const { scheme_id, organization_id } = form;
  if (scheme_id !== null && !(await isSchemeHere(context, municipality_id, scheme_id))) {
    errors.scheme_id = [texts.unknown_scheme];
  }
  if (organization_id !== null && !(await isOrganisationHere(context, municipality_id, organization_id))) {
    errors.organization_id = [texts.unknown_organisation];
  }
  refuseFaulty(errors);
}

/** Never fewer than people have. */
async function demandRoom(context: Context, group: GroupRow, form: GroupForm): Promise<void> {
  const texts = REFUSALS[context.language];
  const errors: FieldErrors = {};
  if (form.total < group.held) errors.total = [texts.fewer_than_held(group.held)];
  if (form.scheme_id !== group.scheme_id && group.held + group.waiting > 0) errors.scheme_id = [texts.scheme_is_fixed];
  if (form.per_card < group.per_card && (await mostSlots(context, group.id)) > form.per_card) {
    errors.per_card = [texts.fewer_per_card];
  }
  refuseFaulty(errors);
}

async function mostSlots({ db }: Context, id: TicketGroupId): Promise<number> {
  const { rows } = await rowsOf({ most: number })`
    select coalesce(max(slot), 0) as most from ticket
    where group_id = ${id} and state in ('reserved', 'used')`.execute(db);
  return rows[0]?.most ?? 0;
}

function refuseFaulty(errors: FieldErrors): void {
  const [first] = Object.values(errors);
  if (first) throw new Problem('invalid', { ...(first[0] && { message: first[0] }), errors });
}

type Picture = Pick<GroupRow, 'picture_upload_id' | 'thumbnail_url'>;

/** Left out, or the same as before, it keeps the picture; null takes it away. */
async function pictureFor(context: Context, wanted: UploadId | null | undefined, current: Picture): Promise<Picture> {
  const { picture_upload_id, thumbnail_url } = current;
  if (wanted === undefined || wanted === picture_upload_id) return { picture_upload_id, thumbnail_url };
  if (wanted === null) return { picture_upload_id: null, thumbnail_url: null };
  const upload = await takeOwnUpload(context.db, wanted, actorOf(context).id);
  if (upload?.kind !== 'image') throw faultyField('picture_upload_id', 'invalid', context.language);
  return { picture_upload_id: upload.id, thumbnail_url: uploadUrl(upload.storage_key) };
}
