import { commentOf, eventOfComment } from '#features/comments/server/public.ts';
import { demandEvent } from '#features/events/server/public.ts';
import { messageToReport, personMet } from '#features/messenger/server/public.ts';
import { demandInside, pictureOf } from '#features/organisations/server/public.ts';
import { type EventId, ids, type OrganisationId, type UploadId, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import type { ReportKind } from '../rules.ts';
import { personListed } from './listed-people.ts';

export type SubjectPath = { kind: ReportKind; id: string; seq: number };

/** A thing as the user who reports it sees it, and who answers for it. */
export type Subject = {
  name: string;
  words: string;
  by: string | null;
  at: string | null;
  event_id: EventId | null;
  organisation_id: OrganisationId | null;
  reported_user_id: UserId | null;
  municipality_ids: number[];
  /** Files of which copies are kept. */
  upload_ids: UploadId[];
  has_minors: boolean;
};

const NOTHING = {
  by: null,
  at: null,
  event_id: null,
  organisation_id: null,
  reported_user_id: null,
  municipality_ids: [],
  upload_ids: [],
  has_minors: false,
} satisfies Partial<Subject>;

/** What a user does not see is not there for them to report. */
export const readSubject = (context: Context, { kind, id, seq }: SubjectPath): Promise<Subject> =>
  READERS[kind](context, id, seq);

const READERS: Readonly<Record<ReportKind, (context: Context, id: string, seq: number) => Promise<Subject>>> = {
  async event(context, id) {
    const event = await demandEvent(context, ids.event.parse(id));
    const { rows } = await rowsOf({ description: text })`
      select description from event where id = ${event.id}`.execute(context.db);
    return {
      ...NOTHING,
      name: event.name,
      words: rows[0]?.description ?? '',
      event_id: event.id,
      organisation_id: event.organisation_id,
      municipality_ids: event.municipality_ids,
    };
  },
  async comment(context, id) {
    const commentId = ids.comment.parse(id);
    const event = await demandEvent(context, (await eventOfComment(context, commentId)) ?? refuse('not_found'));
    const comment = await commentOf(context, event.id, commentId);
    return {
      ...NOTHING,
      name: event.name,
      words: comment.body,
      by: comment.organization?.name ?? comment.author?.name ?? null,
      at: comment.edited_at ?? comment.created_at,
      event_id: event.id,
      organisation_id: event.organisation_id,
      reported_user_id: comment.author_id,
      municipality_ids: event.municipality_ids,
    };
  },
  async organisation(context, id) {
    const organisation = await demandInside(context, ids.organisation.parse(id));
    const { rows } = await rowsOf({ description: text })`
      select description from organisation where id = ${organisation.id}`.execute(context.db);
    return {
      ...NOTHING,
      name: organisation.name,
      words: rows[0]?.description ?? '',
      organisation_id: organisation.id,
      municipality_ids: [organisation.municipality_id],
    };
  },
  async picture(context, id) {
    const picture = (await pictureOf(context, ids.galleryPicture.parse(id))) ?? refuse('not_found');
    const organisation = await demandInside(context, picture.organisation_id);
    return {
      ...NOTHING,
      name: organisation.name,
      words: picture.caption,
      organisation_id: organisation.id,
      municipality_ids: [organisation.municipality_id],
      upload_ids: [picture.upload_id],
    };
  },
  async message(context, id, seq) {
    const message = await messageToReport(context, { id: ids.thread.parse(id), seq });
    return {
      ...NOTHING,
      name: message.thread_name,
      words: message.body,
      by: message.author?.name ?? null,
      at: message.created_at,
      reported_user_id: message.author_id,
      upload_ids: message.files.map(({ id: file }) => file),
      has_minors: message.has_minors,
    };
  },
  async user(context, id) {
    const userId = ids.user.parse(id);
    const person = (await personMet(context, userId)) ?? (await personListed(context, userId)) ?? refuse('not_found');
    return { ...NOTHING, name: person.name, words: '', reported_user_id: person.id };
  },
};
