import { z } from 'zod';
import { tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import type { Hearing } from '#platform/server/hear.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { tellParticipants } from './jobs-declared.ts';

const concernedRow = z.object({
  id: ids.event,
  municipality_ids: z.array(number),
  occurrence_ids: z.array(ids.occurrence),
});

/**
 * An organisation was stopped or opened again: those who are signed up for what is to come are told, of each activity by
 * a job. The activities stay locked until the end, so that nobody signs up unnoticed meanwhile.
 */
export const tellSignedUp =
  (news: 'suspended' | 'revoked' | 'reopened') =>
  async ({ db, now, enqueue, tenant }: Hearing, organisationId: OrganisationId): Promise<void> => {
    await rowsOf({ id: ids.event })`
      select id from event where organisation_id = ${organisationId} and deleted_at is null
      order by id for no key update`.execute(db);
    const { rows } = await rowsOf(concernedRow)`
      select e.id, e.municipality_ids, array(
        select o.id from occurrence o
        where o.event_id = e.id and o.end_at > ${now} and o.is_published and not o.is_cancelled
          and o.attending_count + o.waiting_count > 0
        order by o.start_at, o.id
      ) as occurrence_ids
      from event e
      where e.organisation_id = ${organisationId} and e.deleted_at is null and e.status = 'published'
      order by e.id`.execute(db);
    for (const { id, municipality_ids, occurrence_ids } of rows) {
      const [home] = municipality_ids;
      await enqueue(db, tellParticipants, {
        event_id: id,
        news,
        occurrence_ids,
        besides: [],
        cancelled_at: null,
        has_shifts: true,
        reason: '',
        before: [],
        changes: null,
        tenant: (home === undefined ? undefined : tenantOfMunicipality(home))?.key ?? tenant.key,
        after: null,
      });
    }
  };
