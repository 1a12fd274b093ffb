import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { tenantConfiguration, tenantDifferences } from '#features/tenants/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { MAX_KEY_LENGTH, MAX_REASON_LENGTH, PORTAL_SWITCHES, VERSION_STATES } from './rules.ts';

/** What the studio may say: all but the portal's end, which is a wind-down's alone (TEN-07). */
const chosenDifferences = tenantDifferences.omit({ sunset: true });
export type ChosenDifferences = z.infer<typeof chosenDifferences>;

const key = z
  .string()
  .max(MAX_KEY_LENGTH)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const listedPortal = z.object({
  key: z.string(),
  name: z.string(),
  url: z.string(),
  /** Null until it is published for the first time. */
  number: z.int().nullable(),
  state: z.enum(VERSION_STATES),
  /** When it was last published, or worked on since. */
  changed_at: z.string().nullable(),
  /** What is switched on in what is published. */
  switches: z.array(z.enum(PORTAL_SWITCHES)),
});
export type ListedPortal = z.infer<typeof listedPortal>;

const publishedVersion = z.object({
  number: z.int(),
  published_at: z.string(),
  /** Null where nobody did, or their account is gone. */
  published_by: z.string().nullable(),
  reason: z.string().nullable(),
  /** The version that it says again. */
  restores: z.int().nullable(),
  /** What it says otherwise than the version before it. */
  changed: z.array(tenantDifferences.keyof()),
});
export type PublishedVersion = z.infer<typeof publishedVersion>;

const openDraft = z.object({
  differences: chosenDifferences,
  state: z.enum(['draft', 'scheduled']),
  /** When it will be published, of one that waits. */
  publish_at: z.string().nullable(),
  changed_at: z.string(),
  changed_by: z.string().nullable(),
  /** When it was to be published, but the one who had planned it had no right to it any more. */
  held_back_at: z.string().nullable(),
});

const openedPortal = z.object({
  key: z.string(),
  url: z.string(),
  /** Shows the draft at the `-vis` host, for an hour, to those who open it. */
  preview_url: z.string(),
  /** What it would be if it said nothing of its own, also where visitors are not told of it. */
  defaults: tenantConfiguration.extend({ conversation_months: z.int() }),
  /** What is shown now; empty before the first time. */
  published: chosenDifferences,
  draft: openDraft.nullable(),
  /** Counts changes of the draft, 0 where there is none; given back with each of them. */
  revision: z.int(),
  /** The newest first. */
  versions: z.array(publishedVersion),
});
export type OpenedPortal = z.infer<typeof openedPortal>;

const contrast = z.object({
  name: z.enum(['buttons', 'text', 'tinted', 'dark']),
  ratio: z.number(),
  least: z.number(),
});
const measuredColour = z.object({
  colour: z.string(),
  is_readable: z.boolean(),
  /** From the lightest to the darkest. */
  scale: z.array(z.string()),
  contrasts: z.array(contrast.extend({ front: z.string(), back: z.string() })),
});
export type MeasuredColour = z.infer<typeof measuredColour>;

const reading = { access: 'municipality', rate: 'personal' } as const;
const writing = { access: 'municipality', rate: 'write', isOwnOnly: true } as const;
const portalParams = z.object({ key });
const revision = z.int().min(0).max(2_000_000_000);
const reason = z.string().trim().min(1).max(MAX_REASON_LENGTH).nullable();
const saved = z.object({ revision: z.int() });

export const listPortals = endpoint({
  method: 'GET',
  path: '/municipality/studio',
  summary: 'The portals that the user may change: of one municipality, or all of theirs.',
  ...reading,
  query: z.object({ municipality_id: municipalityId.optional() }),
  answer: oneOf(z.object({ portals: z.array(listedPortal), can: z.object({ create: z.boolean() }) })),
});

export const createPortal = endpoint({
  method: 'POST',
  path: '/municipality/studio',
  summary: 'A new portal of a municipality, as a draft that is seen at its -vis host until it is published.',
  ...writing,
  access: 'superAdmin',
  body: z.object({ key, municipality_id: municipalityId }),
  answer: oneOf(z.object({ key: z.string() })),
});

export const measureColour = endpoint({
  method: 'GET',
  path: '/municipality/studio-colours',
  summary: 'What a colour becomes, and how well everything in it can be read, by day and by night.',
  ...reading,
  query: z.object({ colour: z.string().regex(/^#[0-9a-f]{6}$/) }),
  answer: oneOf(measuredColour),
});

export const openPortal = endpoint({
  method: 'GET',
  path: '/municipality/studio/{key}',
  summary: 'A portal with what is published, what is being worked on, and all its versions.',
  ...reading,
  params: portalParams,
  answer: oneOf(openedPortal),
});

export const savePortalDraft = endpoint({
  method: 'PUT',
  path: '/municipality/studio/{key}/draft',
  summary: 'Keeps the draft. A revision that is not the last one is refused with who was first.',
  ...writing,
  params: portalParams,
  body: z.object({ differences: chosenDifferences, revision }),
  answer: oneOf(saved),
});

export const discardPortalDraft = endpoint({
  method: 'DELETE',
  path: '/municipality/studio/{key}/draft',
  summary: 'What was being worked on is gone; what is published stays.',
  ...writing,
  params: portalParams,
  answer: 'nothing',
});

export const publishPortal = endpoint({
  method: 'POST',
  path: '/municipality/studio/{key}/publish',
  summary: 'The draft is what everybody sees, at once or from a time on.',
  ...writing,
  params: portalParams,
  body: z.object({ revision, reason, publish_at: z.iso.datetime({ offset: true }).nullable() }),
  answer: 'nothing',
  idempotent: true,
});

export const unschedulePortal = endpoint({
  method: 'POST',
  path: '/municipality/studio/{key}/unschedule',
  summary: 'What waits for its time is a draft again.',
  ...writing,
  params: portalParams,
  answer: 'nothing',
});

export const restorePortal = endpoint({
  method: 'POST',
  path: '/municipality/studio/{key}/restore',
  summary: 'A version of before is shown again, as a new version. The draft is left as it is.',
  ...writing,
  params: portalParams,
  body: z.object({ number: z.int().min(1).max(2_000_000_000) }),
  answer: 'nothing',
  idempotent: true,
});
