import type { OriginSettings } from '#features/tenants/resolve.ts';
import { parseLocale } from '#platform/language/locale.ts';
import type { AnswerCache } from '#platform/server/answer-cache.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { openProgrammeDesk } from './download-programme.ts';
import { inviteToEvent } from './invite-to-event.ts';

export function eventInviteRoutes(kept: AnswerCache, origins: OriginSettings): Route[] {
  const programme = openProgrammeDesk(kept, origins);
  return [
    route(contract.inviteToEvent, async (context, { params, body }) => ({
      data: await inviteToEvent(context, origins, params.id, body),
    })),
    route(contract.downloadProgramme, (context, { params, query }) =>
      programme({ ...context, language: parseLocale(query.lang) ?? context.language }, params.id),
    ),
  ];
}
