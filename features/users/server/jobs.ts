import { z } from 'zod';
import { removeFarewells } from '#features/messages/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob, type Worker, worker } from '#platform/server/jobs.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { erasePerson } from './erase-person.ts';
import { moveRest } from './merge/move-rest.ts';

/** Clears a person away who has asked for it. */
export const eraseUser = defineJob({ name: 'users.erase', payload: z.object({ user_id: ids.user }), isUrgent: true });

/** The last message to a user is sent after the rest is gone, so what is left of it goes the day after. */
export const tidyErased = defineJob({ name: 'users.tidy-erased', payload: z.object({}), cron: '53 3 * * *' });

/** What two accounts have very many of, and what came in while they were merged. */
export const mergeRest = defineJob({
  name: 'users.merge-rest',
  payload: z.object({ gone: ids.user }),
  isUrgent: true,
});

export const userWorkers = (personalData: readonly PersonalData[]): readonly Worker[] => [
  worker(eraseUser, ({ db, now, enqueue, hear }, { user_id }) =>
    erasePerson({ db, now: now(), enqueue, hear, userId: user_id }, personalData),
  ),
  worker(tidyErased, async (services) => {
    await removeFarewells(services);
  }),
  worker(mergeRest, (services, { gone }) => moveRest(services, gone, personalData)),
];
