import type { Transaction } from 'kysely';
import { query } from './rows.ts';

/** Loading takes longer than a request may, pictures are drawn in between, and only one process does it at a time. */
export async function lockForLoading<Tables>(transaction: Transaction<Tables>): Promise<void> {
  for (const setting of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
    await query(transaction, `select set_config($1, '0', true)`, [setting]);
  }
  await query(transaction, 'lock table data_load in share row exclusive mode');
}
