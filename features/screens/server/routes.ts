import type { AnswerCache } from '#platform/server/answer-cache.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import * as office from '../office-contract.ts';
import { changeScreen, restartScreen, unpairScreen } from './change-screen.ts';
import { readScreenOffice } from './office-queries.ts';
import { askForCode, pairScreen } from './pairing.ts';
import { createPlaylist, deletePlaylist, updatePlaylist } from './playlists.ts';
import { screenPlans } from './poll.ts';
import { endTakeover, startTakeover } from './takeovers.ts';

export const screenRoutes = (kept: AnswerCache): Route[] => {
  const pollScreen = screenPlans(kept);
  return [
    route(contract.askForCode, async (context) => ({ data: await askForCode(context) })),
    route(contract.pollScreen, async (context, { body }) => ({ data: await pollScreen(context, body) })),
    route(office.getScreenOffice, async (context, { query }) => ({
      data: await readScreenOffice(context, query.municipality_id),
    })),
    route(office.pairScreen, async (context, { body }) => ({ data: await pairScreen(context, body) })),
    route(office.changeScreen, async (context, { params, body }) => ({
      data: await changeScreen(context, params.id, body),
    })),
    route(office.unpairScreen, (context, { params }) => unpairScreen(context, params.id)),
    route(office.restartScreen, (context, { params }) => restartScreen(context, params.id)),
    route(office.createPlaylist, async (context, { body }) => ({ data: await createPlaylist(context, body) })),
    route(office.updatePlaylist, async (context, { params, body }) => ({
      data: await updatePlaylist(context, params.id, body),
    })),
    route(office.deletePlaylist, (context, { params }) => deletePlaylist(context, params.id)),
    route(office.startTakeover, async (context, { body }) => ({ data: await startTakeover(context, body) })),
    route(office.endTakeover, (context, { params }) => endTakeover(context, params.id)),
  ];
};
