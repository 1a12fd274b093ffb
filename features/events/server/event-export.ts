import { recordAudit } from '#features/audit/server/public.ts';
import type { ExportKind, ExportType } from '#features/exports/rules.ts';
import { type ExportSource, orderExport } from '#features/exports/server/public.ts';
import { demandConditions } from '#features/organisations/server/public.ts';
import type { EventId, ExportId, OccurrenceId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { mayWith } from '../policy.ts';
import { demandRight, eventAccess } from './access.ts';

type Wanted = {
  kind: Exclude<ExportKind, 'members' | 'events'>;
  type: ExportType;
  event_id: EventId;
  occurrence_id: OccurrenceId | null;
};

/** Orders a list of people of an activity. It leaves the portal, so it is written down who took it. */
export async function orderEventExport(context: Context, wanted: Wanted): Promise<{ id: ExportId }> {
  const event = await demandRight(context, wanted.event_id, 'export_people');
  const { organisation } = event;
  if (!organisation) refuse('forbidden');
  await demandConditions(context, organisation.id);
  const { kind, type, event_id, occurrence_id } = wanted;
  await recordAudit(context, `event.${kind}.export`, {
    municipality_id: organisation.municipality_id,
    details: {
      organisation: organisation.id,
      event: event_id,
      ...(occurrence_id && { occurrence: occurrence_id }),
      type,
    },
  });
  const has_contact_data = mayWith(event, 'see_contact_data');
  return orderExport(context, { ...wanted, organisation_id: organisation.id, has_contact_data });
}

/** Whether the person still may have a list of people of an activity. */
export const mayHaveOfEvent: ExportSource['mayHave'] = async (context, { event_id, has_contact_data }) => {
  const event = event_id === null ? null : await eventAccess(context, event_id);
  if (!event || !mayWith(event, 'export_people')) return false;
  return !has_contact_data || mayWith(event, 'see_contact_data');
};
