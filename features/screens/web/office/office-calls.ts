import { remote } from '#platform/web/client.ts';
import type * as office from '../../office-contract.ts';

const SCREENS = '/municipality/screens';
const PLAYLISTS = '/municipality/screen-playlists';
const TAKEOVERS = '/municipality/screen-takeovers';

export const getScreenOffice = remote<typeof office.getScreenOffice>('GET', SCREENS);
export const pairScreen = remote<typeof office.pairScreen>('POST', SCREENS);
export const changeScreen = remote<typeof office.changeScreen>('PUT', `${SCREENS}/{id}`);
export const unpairScreen = remote<typeof office.unpairScreen>('DELETE', `${SCREENS}/{id}`);
export const restartScreen = remote<typeof office.restartScreen>('POST', `${SCREENS}/{id}/restart`);
export const createPlaylist = remote<typeof office.createPlaylist>('POST', PLAYLISTS);
export const updatePlaylist = remote<typeof office.updatePlaylist>('PUT', `${PLAYLISTS}/{id}`);
export const deletePlaylist = remote<typeof office.deletePlaylist>('DELETE', `${PLAYLISTS}/{id}`);
export const startTakeover = remote<typeof office.startTakeover>('POST', TAKEOVERS);
export const endTakeover = remote<typeof office.endTakeover>('DELETE', `${TAKEOVERS}/{id}`);
