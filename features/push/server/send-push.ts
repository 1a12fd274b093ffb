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
  };
}[Template];

const MAX_TITLE_LENGTH = 120;

/** To each of a person's devices. Inside a transaction it is sent exactly if the transaction is carried out. */
export async function sendPush({ db, enqueue }: { db: Db; enqueue: Enqueue }, push: Push): Promise<void> {
  const { user_id, language, path, tag, expires_at } = push;
  const { title, text } = NOTICES[language][push.template](push.values);
  const notice: Notice = {
    title: shortened(title),
    text,
    lang: language,
    path: `${LOCALE_PREFIX[language]}${path}`,
    tag,
  };
  const devices = await devicesOf(db, user_id);
  const deliveries = devices.map((device_id) => ({ device_id, user_id, notice, expires_at: expires_at.toISOString() }));
  await enqueue(db, deliverNotice, ...deliveries);
}

const shortened = (title: string): string => {
  const characters = [...title];
  return characters.length > MAX_TITLE_LENGTH ? `${characters.slice(0, MAX_TITLE_LENGTH - 1).join('')}…` : title;
};

async function devicesOf(db: Db, userId: UserId): Promise<DeviceId[]> {
  const { rows } = await rowsOf({ id: ids.device })`
    select id from push_subscription where user_id = ${userId} order by created_at desc, id`.execute(db);
  return rows.map(({ id }) => id);
}
