import type { Row } from './authorisation-table.ts';

/** A screen has a token of its own in the body, which the command asks for; everything else is the municipality's. */
export const SCREEN_ROWS: Readonly<Record<string, Row>> = {
  'POST /screens/codes': { who: 'AN' },
  'POST /screens/poll': { who: 'AN', also: 'S' },
  'GET /municipality/screens': { who: 'MU' },
  'POST /municipality/screens': { who: 'MU', isOwn: true },
  'PUT /municipality/screens/{id}': { who: 'MU', isOwn: true },
  'DELETE /municipality/screens/{id}': { who: 'MU', isOwn: true },
  'POST /municipality/screens/{id}/restart': { who: 'MU', isOwn: true },
  'POST /municipality/screen-playlists': { who: 'MU', isOwn: true },
  'PUT /municipality/screen-playlists/{id}': { who: 'MU', isOwn: true },
  'DELETE /municipality/screen-playlists/{id}': { who: 'MU', isOwn: true },
  'POST /municipality/screen-takeovers': { who: 'MU', isOwn: true },
  'DELETE /municipality/screen-takeovers/{id}': { who: 'MU', isOwn: true },
};

/** They name no organisation's secrets: a screen shows what everybody may see. */
export const ABOUT_SCREENS = Object.keys(SCREEN_ROWS);

export const SCREENS_FOR_STAFF = ['GET /municipality/screens'];
export const SCREENS_WHILE_ACTING = ['POST /screens/codes', 'POST /screens/poll'];
