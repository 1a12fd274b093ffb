import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { moment } from '#platform/contract/moment.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { PATTERNS } from '#platform/contract/patterns.ts';
import { isDay } from '#platform/language/typed-day.ts';
import { hours, shownItem, shownTakeover } from './contract.ts';
import {
  ITEM_KINDS,
  MAX_BODY_LENGTH,
  MAX_ITEMS,
  MAX_NAME_LENGTH,
  MAX_QUERY_LENGTH,
  MAX_SCREENS,
  MAX_TITLE_LENGTH,
  SECONDS,
  SHOWN_KINDS,
} from './rules.ts';

const reading = { access: 'municipality', rate: 'personal' } as const;
const changing = { access: 'municipality', rate: 'write', isOwnOnly: true } as const;
/** One of the reader's own; else the portal's, or their first one. */
const whose = { municipality_id: municipalityId.optional() };
const named = z.string().trim().min(1, { error: 'name_required' }).max(MAX_NAME_LENGTH);
/** Null: all of them, also those that come later. */
const chosenScreens = z.array(ids.screen).max(MAX_SCREENS).nullable();
const timeOfDay = z.string().regex(PATTERNS.time).nullable();

export const officeScreen = z.object({
  id: ids.screen,
  name: z.string(),
  place: z.string(),
  /** Black between these hours; both or neither. */
  dark_from: z.string().nullable(),
  dark_to: z.string().nullable(),
  paired_at: z.string(),
  last_seen_at: z.string().nullable(),
  /** A bit for each half hour in which it was heard, and the half hour of the lowest (see seenIn). */
  seen_slots: z.number(),
  seen_slot: z.int(),
  version: z.string().nullable(),
  /** What it said last of what it shows. */
  shows_kind: z.enum(SHOWN_KINDS).nullable(),
  shows_title: z.string().nullable(),
  shows_item_id: z.string().nullable(),
  /** By the portal's clock, to a quarter of a minute. */
  shows_since: z.string().nullable(),
});
export type OfficeScreen = z.infer<typeof officeScreen>;

export const officePlaylist = z.object({
  id: ids.screenPlaylist,
  name: z.string(),
  ...hours,
  screen_ids: chosenScreens,
  has_card_codes: z.boolean(),
  items: z.array(
    shownItem.extend({ picture_upload_id: ids.upload.nullable(), organization_name: z.string().nullable() }),
  ),
  version: z.int(),
});
export type OfficePlaylist = z.infer<typeof officePlaylist>;
export type OfficeItem = OfficePlaylist['items'][number];

export const officeTakeover = shownTakeover.extend({ screen_ids: chosenScreens });
export type OfficeTakeover = z.infer<typeof officeTakeover>;

export const getScreenOffice = endpoint({
  method: 'GET',
  path: '/municipality/screens',
  summary: 'For the municipality’s own people: its screens with their health, the playlists, and important notices.',
  ...reading,
  query: z.object(whose),
  answer: oneOf(
    z.object({
      municipality: z.object({ id: municipalityId, name: z.string() }),
      screens: z.array(officeScreen),
      playlists: z.array(officePlaylist),
      /** That go on or are to come. */
      takeovers: z.array(officeTakeover),
      now: z.string(),
    }),
  ),
});

export const pairScreen = endpoint({
  method: 'POST',
  path: '/municipality/screens',
  summary: 'Makes the screen that shows the code one of the municipality’s. The code has to be of its portal.',
  ...changing,
  rate: 'screenPairing',
  body: z.object({
    ...whose,
    /** However it is typed: 482917, 482 917 or 482-917. */
    code: z
      .string()
      .max(20)
      .transform((typed) => typed.replaceAll(/[\s-]/g, '')),
    name: named,
    place: z.string().trim().max(MAX_NAME_LENGTH),
  }),
  answer: oneOf(officeScreen),
});

const screenParams = z.object({ id: ids.screen });

export const changeScreen = endpoint({
  method: 'PUT',
  path: '/municipality/screens/{id}',
  summary: 'What a screen is called, where it hangs, and between which hours it is black.',
  ...changing,
  params: screenParams,
  body: z.object({
    name: named,
    place: z.string().trim().max(MAX_NAME_LENGTH),
    dark_from: timeOfDay,
    dark_to: timeOfDay,
  }),
  answer: oneOf(officeScreen),
});

export const unpairScreen = endpoint({
  method: 'DELETE',
  path: '/municipality/screens/{id}',
  summary: 'The screen belongs to nobody any more: its token opens nothing from this moment on.',
  ...changing,
  params: screenParams,
  answer: 'nothing',
});

export const restartScreen = endpoint({
  method: 'POST',
  path: '/municipality/screens/{id}/restart',
  summary: 'The screen loads its page again within ten seconds, or when it is back on the net.',
  ...changing,
  params: screenParams,
  body: z.object({}),
  answer: 'nothing',
});

const itemForm = z.object({
  kind: z.enum(ITEM_KINDS),
  title: z.string().trim().max(MAX_TITLE_LENGTH),
  body: z.string().trim().max(MAX_BODY_LENGTH),
  query: z.string().max(MAX_QUERY_LENGTH),
  organization_id: ids.organisation.nullable(),
  /** An upload of the user's own, or what stands there already. */
  picture_upload_id: ids.upload.nullable(),
  seconds: z.int().min(SECONDS.least).max(SECONDS.most),
  last_day: z.string().refine(isDay, { error: 'not_a_date' }).nullable(),
});
export type ItemForm = z.infer<typeof itemForm>;

const playlistForm = z.object({
  name: named,
  weekdays: z.array(z.int().min(0).max(6)).min(1).max(7),
  from_time: timeOfDay,
  to_time: timeOfDay,
  screen_ids: chosenScreens,
  has_card_codes: z.boolean(),
  items: z.array(itemForm).min(1).max(MAX_ITEMS),
});
export type PlaylistForm = z.infer<typeof playlistForm>;

export const createPlaylist = endpoint({
  method: 'POST',
  path: '/municipality/screen-playlists',
  summary: 'What screens show on some days, at some hours.',
  ...changing,
  body: playlistForm.extend(whose),
  answer: oneOf(officePlaylist),
});

const playlistParams = z.object({ id: ids.screenPlaylist });

export const updatePlaylist = endpoint({
  method: 'PUT',
  path: '/municipality/screen-playlists/{id}',
  summary: 'Changes a playlist as a whole, unless another user has changed it meanwhile.',
  ...changing,
  params: playlistParams,
  body: playlistForm.extend({ version: z.int() }),
  answer: oneOf(officePlaylist),
});

export const deletePlaylist = endpoint({
  method: 'DELETE',
  path: '/municipality/screen-playlists/{id}',
  summary: 'Its screens go on with what else plays.',
  ...changing,
  params: playlistParams,
  answer: 'nothing',
});

export const startTakeover = endpoint({
  method: 'POST',
  path: '/municipality/screen-takeovers',
  summary: 'An important notice takes the screens over within ten seconds, and gives them back at its end.',
  ...changing,
  body: z.object({
    ...whose,
    title: z.string().trim().min(1, { error: 'required' }).max(MAX_TITLE_LENGTH),
    body: z.string().trim().max(MAX_BODY_LENGTH),
    /** Null is now. */
    starts_at: moment.nullable(),
    ends_at: moment,
    screen_ids: chosenScreens,
  }),
  answer: oneOf(officeTakeover),
});

export const endTakeover = endpoint({
  method: 'DELETE',
  path: '/municipality/screen-takeovers/{id}',
  summary: 'The notice is over now.',
  ...changing,
  params: z.object({ id: ids.screenTakeover }),
  answer: 'nothing',
});
