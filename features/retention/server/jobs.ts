import { z } from 'zod';
import { defineJob, type Worker, worker } from '#platform/server/jobs.ts';
import type { RemovedTable } from '../periods.ts';
import { removeExpired } from './remove-expired.ts';

/** For tables whose feature has nothing else to tidy. */
export const keepPeriods = defineJob({ name: 'retention.keep', payload: z.object({}), cron: '11 4 * * *' });

const TABLES: readonly RemovedTable[] = [
  'attendance_change',
  'bank_answer',
  'bank_file',
  'card_share',
  'claim',
  'culture_card',
  'culture_visit',
  'cv_paper',
  'digest_entry',
  'door_entry',
  'equipment_loan',
  'fact',
  'featured_event',
  'guardianship',
  'municipal_invite',
  'notification',
  'occurrence_place',
  'organisation_invite',
  'pass_code',
  'payment',
  'payment_event',
  'report_case',
  'screen_code',
  'screen_takeover',
  'statistics_figure',
  'stream_entry',
  'ticket',
];

export const retentionWorkers: readonly Worker[] = [
  worker(keepPeriods, async (services) => {
    for (const table of TABLES) await removeExpired(services, table);
  }),
];
