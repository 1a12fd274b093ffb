import { quietMoments, type sendMessages } from '#features/messages/server/public.ts';
import { HAPPENINGS } from '#features/push/rules.ts';
import { type Push, sendPush } from '#features/push/server/public.ts';
import { isPushed, kindOf } from '../kinds.ts';
import type { Chosen } from './choices.ts';
import { pathOf } from './link.ts';
import type { Notice } from './notify.ts';

type Told = { notice: Notice; chosen: Chosen };

const happeningIn = ({ template }: Notice) => HAPPENINGS.find((one) => one === template);

const LIST = '/notifications';
const DAY_MS = 86_400_000;

/** On the devices of those who want it, also where there is no other way: a line on a screen costs nobody anything. */
export async function pushNotices(services: Parameters<typeof sendMessages>[0], told: readonly Told[]): Promise<void> {
  const notices = told.filter(({ chosen }) => chosen.by_push).map(({ notice }) => notice);
  const moments = await quietMoments(services, notices);
  const pushes = notices.flatMap((notice, at): Push[] => {
    const { category } = kindOf(notice.template);
    if (category === null || !isPushed(notice.template)) return [];
    const moment = moments[at] ?? null;
    const { values, user_id, language, bundle_key } = notice;
    return [
      {
        user_id,
        language,
        template: 'news',
        values: { about: happeningIn(notice) ?? category, event: 'event' in values ? values.event : '' },
        path: pathOf(notice) ?? LIST,
        tag: bundle_key ?? `${notice.template}:${services.now.getTime()}`,
        not_before: moment,
        expires_at: new Date((moment ?? services.now).getTime() + DAY_MS),
      },
    ];
  });
  await sendPush(services, ...pushes);
}
