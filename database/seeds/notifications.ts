import { kindOf } from '#features/notifications/kinds.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { NOTIFICATIONS, type NotificationAbout } from './data/notifications.ts';
import { createRandom } from './random.ts';

const HOUR_MS = 3_600_000;

/** A few for each of the demo's people, some of them unread. */
export function demoNotifications(seed: string, nowMs: number, about: NotificationAbout) {
  const random = createRandom(`${seed}:notifications`);
  return NOTIFICATIONS.map(({ to, kind, hoursAgo, isRead = false, texts, payload, path }) => {
    const atMs = nowMs - hoursAgo * HOUR_MS;
    return {
      id: random.uuid(atMs),
      user_id: DEMO_ACCOUNTS[to].id,
      type: kindOf(kind).type,
      texts: texts(about),
      payload: payload(about),
      path: path(about),
      created_at: new Date(atMs).toISOString(),
      read_at: isRead ? new Date(atMs + HOUR_MS).toISOString() : null,
    };
  });
}
