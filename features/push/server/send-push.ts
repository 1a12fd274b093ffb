import { type DeviceId, ids, type UserId } from '#features/vocabulary/ids.ts';
import { LOCALE_PREFIX, type Locale } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { Notice } from '../rules.ts';
import { NOTICES, type NoticeValues } from '../texts/notices.ts';
import { deliverNotice } from './jobs-declared.ts';

export type Push<Template extends keyof NoticeValues = keyof NoticeValues> = {
  [T in keyof NoticeValues]: {
    user_id: UserId;
    language: Locale;
    template: T;
    values: NoticeValues[T];
    /** Without its language: where a touch leads. */
    path: `/${string}`;
    /** An id of what it is about: the same thing told twice is shown once. */
    tag: string;
    /** After this it is of no use and is not sent. */
    expires_at: Date;
    /** Until then it is quiet. */
    not_before?: Date | null;
  };
}[Template];

const MAX_TITLE_LENGTH = 120;

/** To each of their devices. Inside a transaction it is sent exactly if the transaction is carried out. */
export async function sendPush(
  { db, enqueue }: { db: Db; enqueue: Enqueue },
  ...pushes: readonly Push[]
): Promise<void> {
  const devices = await devicesOf(
    db,
    pushes.map(({ user_id }) => user_id),
  );
  const deliveries = pushes.flatMap((push) =>
    (devices.get(push.user_id) ?? []).map(({ id }) => ({
      device_id: id,
      user_id: push.user_id,
      notice: noticeOf(push),
      expires_at: push.expires_at.toISOString(),
      not_before: push.not_before?.toISOString() ?? null,
    })),
  );
  await enqueue(db, deliverNotice, ...deliveries);
}

function noticeOf(push: Push): Notice {
  const { language, path, tag } = push;
  const { title, text } = writtenOf(push);
  return { title: shortened(title), text, lang: language, path: `${LOCALE_PREFIX[language]}${path}`, tag };
}

/** The template and its values belong together, which the compiler cannot follow through the table of texts. */
function writtenOf<Template extends keyof NoticeValues>({ language, template, values }: Push<Template>) {
  return NOTICES[language][template as Template](values as NoticeValues[Template]);
}

const shortened = (title: string): string => {
  const characters = [...title];
  return characters.length > MAX_TITLE_LENGTH ? `${characters.slice(0, MAX_TITLE_LENGTH - 1).join('')}…` : title;
};

async function devicesOf(db: Db, users: readonly UserId[]): Promise<Map<UserId, { id: DeviceId }[]>> {
  if (users.length === 0) return new Map();
  const { rows } = await rowsOf({ id: ids.device, user_id: ids.user })`
    select id, user_id from push_subscription
    where user_id = any(${[...new Set(users)]}::uuid[]) order by created_at desc, id`.execute(db);
  return Map.groupBy(rows, ({ user_id }) => user_id);
}
