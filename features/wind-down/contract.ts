import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { KINDS, MAX_DECISION_LENGTH, MAX_REASON_LENGTH, WIND_DOWN_STATES } from './rules.ts';

const place = z.object({ id: municipalityId, name: z.string() });

export const windDown = z.object({
  id: ids.windDown,
  portal: z.string(),
  municipality: place,
  /** Where organisations go whose activities go on. */
  neighbour: place.nullable(),
  /** It ends itself, so nothing is moved or deleted until another is chosen, or none. */
  neighbour_ends: z.boolean(),
  decision: z.string(),
  announced_on: z.string(),
  last_day: z.string(),
  delete_on: z.string(),
  state: z.enum(WIND_DOWN_STATES),
  cancel_reason: z.string().nullable(),
  letters: z.array(z.object({ days: z.int(), day: z.string(), told: z.int(), is_done: z.boolean() })),
  proof: z.object({ text: z.string(), digest: z.string(), done_at: z.string() }).nullable(),
  can: z.object({ change: z.boolean(), cancel: z.boolean() }),
});
export type WindDown = z.infer<typeof windDown>;

const fates = z.object({ moved: z.int(), deleted: z.int(), kept: z.int() });
const rehearsal = z.object({ on: z.string(), rows: z.array(fates.extend({ kind: z.enum(KINDS) })) });
export type Rehearsal = z.infer<typeof rehearsal>;

const days = { announced_on: z.iso.date(), last_day: z.iso.date(), delete_on: z.iso.date() };
const decided = z.object({
  ...days,
  decision: z.string().trim().min(1, { error: 'required' }).max(MAX_DECISION_LENGTH),
  neighbour_id: municipalityId.nullable(),
});
export type Decided = z.infer<typeof decided>;

const params = z.object({ id: ids.windDown });
const deciding = { access: 'superAdmin', rate: 'write', isOwnOnly: true } as const;

export const readWindDown = endpoint({
  method: 'GET',
  path: '/municipality/wind-down',
  summary: 'For admins: the end of the municipality’s portal, if there is one to come. The last one that was decided.',
  access: 'municipality',
  rate: 'personal',
  query: z.object({ municipality_id: municipalityId.optional() }),
  answer: oneOf(windDown.nullable()),
});

export const rehearseWindDown = endpoint({
  method: 'GET',
  path: '/wind-downs/{id}/rehearsal',
  summary: 'What would be moved, deleted and kept if it were the day. It only reads.',
  access: 'municipality',
  rate: 'personal',
  params,
  answer: oneOf(rehearsal),
});

export const listWindDowns = endpoint({
  method: 'GET',
  path: '/wind-downs',
  summary: 'All portals that end or have ended, those decided last first.',
  access: 'superAdmin',
  rate: 'personal',
  query: z.object(pageQuery(20)),
  answer: pageOf(windDown),
});

export const decideWindDown = endpoint({
  method: 'POST',
  path: '/wind-downs',
  summary: 'A municipality’s portal ends. It is told of on its pages and by letters 90, 30 and 7 days before.',
  ...deciding,
  body: decided.extend({ municipality_id: municipalityId }),
  answer: oneOf(z.object({ id: ids.windDown })),
  idempotent: true,
});

export const changeWindDown = endpoint({
  method: 'PUT',
  path: '/wind-downs/{id}',
  summary: 'Other days until the portal closes, or another neighbour until something is moved or deleted.',
  ...deciding,
  params,
  body: decided,
  answer: 'nothing',
});

export const cancelWindDown = endpoint({
  method: 'POST',
  path: '/wind-downs/{id}/cancel',
  summary: 'The portal goes on after all. Possible until something is deleted.',
  ...deciding,
  params,
  body: z.object({ reason: z.string().trim().min(1, { error: 'required' }).max(MAX_REASON_LENGTH) }),
  answer: 'nothing',
});

const closing = z.object({
  municipality: z.string(),
  neighbour: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
  last_day: z.string(),
  fetch_until: z.string(),
  delete_on: z.string(),
  is_closed: z.boolean(),
  /** The portal of the whole country, where people change what is theirs when this one has closed. */
  country_url: z.string(),
});
export type Closing = z.infer<typeof closing>;

export const getClosing = endpoint({
  method: 'GET',
  path: '/closing',
  summary: 'When this portal ends and until when things can be fetched. Null where no end has been told of.',
  access: 'anyone',
  rate: 'publicRead',
  answer: oneOf(closing.nullable()),
  publicForSeconds: 60,
});
