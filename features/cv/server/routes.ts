import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { checkPaper } from './check-paper.ts';
import { setChoices } from './choices.ts';
import { downloadCv } from './download-cv.ts';
import { makePaper } from './make-paper.ts';
import { ownCv } from './own-cv.ts';
import { withdrawPaper } from './withdraw-paper.ts';

export const cvRoutes = (origins: OriginSettings): Route[] => [
  route(contract.getCv, async (context) => ({ data: await ownCv(context, origins) })),
  route(contract.setCvChoices, async (context, { body }) => ({ data: await setChoices(context, body) })),
  route(contract.downloadCv, (context, { query }) => downloadCv(context, origins, query.paper)),
  route(contract.makeCvPaper, async (context, { body }) => ({ data: await makePaper(context, origins, body) })),
  route(contract.withdrawCvPaper, async (context, { params }) => ({
    data: await withdrawPaper(context, origins, params.id),
  })),
  route(contract.checkCvPaper, async (context, { params, query }) => ({
    data: await checkPaper(context, { ...params, ...query }),
  })),
];
