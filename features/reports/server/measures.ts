import { mayDelete } from '#features/comments/policy.ts';
import { commentOf, deleteComment, restoreComment } from '#features/comments/server/public.ts';
import { liftTakingDown, unpublishEvent } from '#features/event-editing/server/public.ts';
import { mayModerate, mayTakeDown, mayUnpublish } from '#features/events/policy.ts';
import { eventAccess } from '#features/events/server/public.ts';
import { mayTakeOut } from '#features/messenger/policy.ts';
import { isMessageThere, putBackMessage, takeOutMessage } from '#features/messenger/server/public.ts';
import { canBeDecided, mayDecide, mayTakeOutPictures } from '#features/organisations/policy.ts';
import {
  accessIn,
  pictureOf,
  putBackPicture,
  reopenOrganisation,
  revokeOrganisation,
  suspendOrganisation,
  takeOutPicture,
} from '#features/organisations/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { Decision, ReportKind } from '../rules.ts';
import type { CaseWithAccess } from './case-access.ts';
import { newestReport } from './newest-report.ts';

type Step = (context: Context, found: CaseWithAccess, reason: string, origins: OriginSettings) => Promise<unknown>;

/** What can be done about one kind of thing: each by the command of its own feature, which asks its own policy. */
type Measures = {
  /** Those that the user who asks may take now, as the thing is. */
  open(context: Context, found: CaseWithAccess): Promise<Decision[]>;
  /** Whether they may undo them. */
  mayUndo(context: Context, found: CaseWithAccess): Promise<boolean>;
  take: Partial<Record<Decision, Step>>;
  undo?: Step;
};

const none: Measures = { open: async () => [], mayUndo: async () => true, take: {} };

const ofEvent: Measures = {
  async open(context, { event_id }) {
    const event = event_id && (await eventAccess(context, event_id));
    const isOpen = event && event.status !== 'draft' && mayTakeDown(context.actor, event);
    return isOpen && mayUnpublish(context.actor, event) ? ['hide'] : [];
  },
  async mayUndo(context, { event_id }) {
    const event = event_id && (await eventAccess(context, event_id));
    return Boolean(event && mayTakeDown(context.actor, event));
  },
  take: { hide: (context, found, reason) => unpublishEvent(context, ids.event.parse(found.subject_id), { reason }) },
  undo: (context, found, reason) => liftTakingDown(context, ids.event.parse(found.subject_id), { reason }),
};

const commentPath = ({ event_id, subject_id }: CaseWithAccess) => ({
  id: ids.event.parse(event_id),
  comment: ids.comment.parse(subject_id),
});

const ofComment: Measures = {
  async open(context, found) {
    const event = found.event_id && (await eventAccess(context, found.event_id));
    if (!event || !found.event_id) return [];
    const comment = await orNull(commentOf(context, found.event_id, ids.comment.parse(found.subject_id)));
    return comment && mayDelete(context.actor, event, comment) ? ['remove'] : [];
  },
  async mayUndo(context, { event_id }) {
    const event = event_id && (await eventAccess(context, event_id));
    return Boolean(event && mayModerate(context.actor, event));
  },
  take: { remove: (context, found) => deleteComment(context, commentPath(found)) },
  undo: (context, found) => restoreComment(context, commentPath(found)),
};

const organisationOf = (context: Context, found: CaseWithAccess) =>
  found.organisation_id ? accessIn(context, found.organisation_id) : null;

const ofOrganisation: Measures = {
  async open(context, found) {
    const organisation = await organisationOf(context, found);
    if (!organisation || !mayDecide(context.actor, organisation.municipality_id)) return [];
    const { status } = organisation;
    const [canSuspend, canRevoke] = [canBeDecided(status, 'suspend'), canBeDecided(status, 'revoke')];
    return [...(canSuspend ? (['hide'] as const) : []), ...(canRevoke ? (['remove'] as const) : [])];
  },
  async mayUndo(context, found) {
    const organisation = await organisationOf(context, found);
    return organisation !== null && mayDecide(context.actor, organisation.municipality_id);
  },
  take: {
    hide: (context, found, reason, origins) => suspendOrganisation(context, origins, stopped(found, reason)),
    remove: (context, found, reason, origins) => revokeOrganisation(context, origins, stopped(found, reason)),
  },
  undo: (context, found, reason, origins) => reopenOrganisation(context, origins, stopped(found, reason)),
};

const stopped = ({ subject_id }: CaseWithAccess, reason: string) => ({
  id: ids.organisation.parse(subject_id),
  reason,
});

const picturePath = ({ organisation_id, subject_id }: CaseWithAccess) => ({
  organisation_id: ids.organisation.parse(organisation_id),
  picture_id: ids.galleryPicture.parse(subject_id),
});

const ofPicture: Measures = {
  async open(context, found) {
    const isThere = await pictureOf(context, ids.galleryPicture.parse(found.subject_id));
    return isThere && (await mayChangePictures(context, found)) ? ['remove'] : [];
  },
  mayUndo: mayChangePictures,
  take: { remove: (context, found, reason) => takeOutPicture(context, picturePath(found), reason) },
  /** From the copy that is kept with the report. */
  async undo(context, found, reason) {
    const { upload_ids, snapshot } = await newestReport(context, found.id);
    const [upload_id] = upload_ids;
    if (upload_id) await putBackPicture(context, { ...picturePath(found), upload_id, caption: snapshot.words }, reason);
  },
};

async function mayChangePictures(context: Context, found: CaseWithAccess): Promise<boolean> {
  const organisation = await organisationOf(context, found);
  return organisation !== null && mayTakeOutPictures(context.actor, organisation.municipality_id);
}

const messagePath = ({ subject_id, subject_seq }: CaseWithAccess) => ({
  id: ids.thread.parse(subject_id),
  seq: subject_seq,
});

const ofMessage: Measures = {
  async open(context, found) {
    return mayTakeOut(context.actor) && (await isMessageThere(context, messagePath(found))) ? ['remove'] : [];
  },
  mayUndo: async ({ actor }) => mayTakeOut(actor),
  take: { remove: (context, found, reason) => takeOutMessage(context, messagePath(found), reason) },
  async undo(context, found, reason) {
    const { snapshot, upload_ids } = await newestReport(context, found.id);
    await putBackMessage(context, messagePath(found), { words: snapshot.words, upload_ids }, reason);
  },
};

export const MEASURES: Readonly<Record<ReportKind, Measures>> = {
  event: ofEvent,
  comment: ofComment,
  organisation: ofOrganisation,
  picture: ofPicture,
  message: ofMessage,
  user: none,
};

/** What is not there any more is nothing to take away. */
async function orNull<Thing>(read: Promise<Thing>): Promise<Thing | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof Problem && error.kind === 'not_found') return null;
    throw error;
  }
}
