import { EXPORT_SOURCES } from '#apps/server/export-sources.ts';
import { exportWorkers } from '#features/exports/server/jobs.ts';
import type { FileStore } from '#platform/server/files.ts';

/** The jobs that make files, with their files kept where the test says. */
export const exportJobs = (files: FileStore) =>
  exportWorkers({ files, sources: EXPORT_SOURCES, origins: { baseDomain: 'nabolag.example', scheme: 'https' } });
