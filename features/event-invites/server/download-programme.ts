import { constants } from 'node:os';
import { demandEvent, type EventWithAccess } from '#features/events/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import type { HandedFile } from '#platform/contract/endpoint.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { AnswerCache } from '#platform/server/answer-cache.ts';
import { childWork } from '#platform/server/child-work.ts';
import type { Context } from '#platform/server/context.ts';
import { childProgram } from '#platform/server/project-files.ts';
import { PROGRAMME_TEXTS } from '../texts/programme.ts';
import { describeProgramme } from './describe-programme.ts';
import type { Programme } from './programme.ts';

const MAX_KEPT = 40;
const MAX_WAITING = 20;
const MAX_WAITING_EACH = 3;
const TIME_LIMIT_MS = 20_000;
const IDLE_MS = 1000;
const MAX_MEGABYTES = 256;

export type ProgrammeDesk = (context: Context, eventId: EventId) => Promise<HandedFile>;

/** One process makes them, one at a time; those that everybody may have are kept for the user who asks next. */
export function openProgrammeDesk(kept: AnswerCache, origins: OriginSettings): ProgrammeDesk {
  const cache = kept.cache<Uint8Array>({ most: MAX_KEPT });
  const workshop = childWork<Programme, Uint8Array>({
    program: childProgram('features/event-invites/server/programme-worker.ts'),
    mostAtOnce: 1,
    mostWaiting: MAX_WAITING,
    mostWaitingEach: MAX_WAITING_EACH,
    timeLimitMs: TIME_LIMIT_MS,
    // Soon: nobody tells it when the portal closes.
    idleMs: IDLE_MS,
    mostMegabytes: MAX_MEGABYTES,
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
  });
  const make = async (context: Context, eventId: EventId) =>
    workshop.carryOut(await describeProgramme(context, origins, eventId), context.visitor.address);

  return async (context, eventId) => {
    const event = await demandEvent(context, eventId);
    const { tenant, language, now } = context;
    const tags = [eventId, ...(event.organisation_id ? [event.organisation_id] : [])];
    const question = { key: `${tenant.key} ${language} ${eventId}`, tags };
    const bytes = isForEverybody(event)
      ? await cache.ask(question, context, () => make({ ...context, actor: null }, eventId))
      : await make(context, eventId);
    return { name: `${PROGRAMME_TEXTS[language].file}-${shortDate(now)}.pdf`, type: 'application/pdf', bytes };
  };
}

const isForEverybody = ({ status, is_open }: EventWithAccess): boolean => status !== 'draft' && is_open;
