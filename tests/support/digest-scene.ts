import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Category, EmailPace } from '#features/messages/rules.ts';
import { addTo } from '#features/notifications/server/add-notifications.ts';
import { addNotifications } from '#features/notifications/server/jobs-declared.ts';
import { type Notice, notify } from '#features/notifications/server/public.ts';
import { sendDigests } from '#features/notifications/server/send-digests.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Job } from '#platform/server/jobs.ts';
import { clubScene } from './club-scene.ts';
import { startPortal } from './portal.ts';
import { lettersTo } from './sent-letters.ts';

/** In the afternoon. */
export const TUESDAY = new Date('2026-11-17T14:00:00Z');
export const WEDNESDAY_MORNING = new Date('2026-11-18T06:30:00Z');
export const MONDAY_MORNING = new Date('2026-11-23T06:30:00Z');
export const ORIGINS = { baseDomain: 'localhost', scheme: 'http' } as const;
export const SETTINGS = '/api/users/me/notification-settings';

/** A portal whose clock is set, with those who run a club or follow it and want their letters gathered. */
export async function startDigestScene() {
  let now = TUESDAY;
  const portal = await startPortal({ now: () => now });
  const scene = clubScene(portal);
  type Club = Awaited<ReturnType<typeof scene.givenClub>>;

  const choose = async (who: UserId, path: string, email_pace: EmailPace, by_email = true) => {
    const body = { by_portal: true, by_email, email_pace, by_sms: false, by_push: false };
    expect((await portal.as(who).send('PUT', SETTINGS + path, { body })).status).toBe(204);
  };

  return {
    portal,
    scene,
    setClock(to: Date) {
      now = to;
    },
    choose,
    chooseFor: (who: UserId, category: Category, pace: EmailPace) => choose(who, `/categories/${category}`, pace),
    /** Of which those who run the club are told. */
    async ask({ url }: Club): Promise<UserId> {
      const outsider = await portal.given.person('Ulf Utenfor');
      expect(await scene.act(outsider, `${url}/request`, { description: '' })).toBe(204);
      await portal.workOff();
      return outsider;
    },
    async digestsAt(moment: Date): Promise<void> {
      now = moment;
      await sendDigests({ ...portal.jobServices, now, origins: ORIGINS });
      await portal.workOff();
    },
    digestTo: async (who: UserId) => (await lettersTo(portal, who)).filter(({ template }) => template === 'digest'),
    async waitingFor(who: UserId): Promise<number> {
      const { rows } = await sql`select from digest_entry where user_id = ${who}`.execute(portal.db);
      return rows.length;
    },
    /** Tells of new activities as the club's own job does. */
    async tellOfNews({ id }: Club, who: UserId, event_ids: readonly string[], more: object = {}): Promise<void> {
      const tenant = { key: 'bergen', name: 'Bergen', colour: '#123456' };
      const enqueue = async (_db: unknown, job: Job, ...payloads: object[]) => {
        if (job.name !== addNotifications.name) return;
        for (const payload of payloads) {
          await addTo(portal.jobServices, addNotifications.payload.parse(payload).entries);
        }
      };
      await notify(
        { ...portal.jobServices, enqueue, now, tenant, origins: ORIGINS } as never,
        {
          to: `${who}@test.example`,
          user_id: who,
          language: 'nb',
          template: 'newEvents',
          values: {
            name: 'Ulf',
            organisation: 'Solvik IL',
            lines: [],
            count: event_ids.length,
            url: 'http://x.example/',
          },
          about: { organisation_id: id, event_ids },
          ...more,
        } as unknown as Notice,
      );
    },
  };
}
