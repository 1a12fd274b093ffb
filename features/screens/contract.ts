import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { ITEM_KINDS, MAX_SHOWN_LENGTH, MAX_VERSION_LENGTH, SHOWN_KINDS } from './rules.ts';

/** What is shown for a while. Which of the texts it has depends on its kind. */
export const shownItem = z.object({
  id: ids.screenItem,
  kind: z.enum(ITEM_KINDS),
  title: z.string(),
  body: z.string(),
  /** Of activities: the filters of the list, as its address has them. */
  query: z.string(),
  organization_id: ids.organisation.nullable(),
  picture_url: z.string().nullable(),
  seconds: z.int(),
  last_day: z.string().nullable(),
});
export type ShownItem = z.infer<typeof shownItem>;

export const hours = {
  /** Monday is 0. */
  weekdays: z.array(z.int()),
  from_time: z.string().nullable(),
  to_time: z.string().nullable(),
};

export const shownTakeover = z.object({
  id: ids.screenTakeover,
  title: z.string(),
  body: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
});
export type ShownTakeover = z.infer<typeof shownTakeover>;

/** Everything that a screen needs to go on by itself, for days if need be. */
export const screenPlan = z.object({
  name: z.string(),
  place: z.string(),
  /** Black between these hours, by the clock in Oslo; both or neither. */
  dark_from: z.string().nullable(),
  dark_to: z.string().nullable(),
  /** It begins again when this has grown. */
  restarts: z.int(),
  /** The first that plays is shown; where none does, everything that is coming up. */
  playlists: z.array(
    z.object({
      id: ids.screenPlaylist,
      name: z.string(),
      ...hours,
      has_card_codes: z.boolean(),
      items: z.array(shownItem),
    }),
  ),
  takeovers: z.array(shownTakeover),
});
export type ScreenPlan = z.infer<typeof screenPlan>;

export const askForCode = endpoint({
  method: 'POST',
  path: '/screens/codes',
  summary:
    'For a screen that belongs to nobody yet: a code that the municipality’s people type within ten minutes, and the token that the screen is known by from then on.',
  access: 'anyone',
  rate: 'screenCode',
  body: z.object({}),
  answer: oneOf(z.object({ code: z.string(), token: z.string(), expires_at: z.string() })),
});

export const pollScreen = endpoint({
  method: 'POST',
  path: '/screens/poll',
  summary:
    'A screen says what it shows, and hears what it is to show. The plan is left out when it is as the screen knows it.',
  access: 'anyone',
  rate: 'publicRead',
  despite: ['sunset'],
  body: z.object({
    token: z.string().min(20).max(100),
    /** The revision of the plan that the screen has. */
    known: z.string().max(64).nullable(),
    version: z.string().max(MAX_VERSION_LENGTH),
    shows: z
      .object({
        kind: z.enum(SHOWN_KINDS),
        title: z.string().max(MAX_SHOWN_LENGTH),
        /** Of the item or the notice; null is the usual round, and what is said by a page of before. */
        item_id: z.uuid().nullable().default(null),
      })
      .nullable(),
  }),
  answer: oneOf(
    z.object({
      /** Not yet, or not any more: the screen keeps nothing. */
      is_paired: z.boolean(),
      revision: z.string().nullable(),
      plan: screenPlan.nullable(),
      /** By the portal's clock; that of a television may be wrong. */
      now: z.string(),
    }),
  ),
});
