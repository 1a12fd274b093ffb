import { z } from 'zod';
import { ids, type ReportCaseId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { snapshot } from '../cases-contract.ts';

const reportRow = z.object({ snapshot, upload_ids: z.array(ids.upload) });

/** The thing as it was when it was last reported, before it was decided about. */
export async function newestReport({ db }: Pick<Context, 'db'>, id: ReportCaseId): Promise<z.infer<typeof reportRow>> {
  const { rows } = await rowsOf(reportRow)`
    select snapshot, array(
        select upload_id from report_file where report_file.report_id = report.id order by position
      ) as upload_ids
    from report where case_id = ${id} order by created_at desc, id limit 1`.execute(db);
  return rows[0] ?? refuse('not_found');
}
