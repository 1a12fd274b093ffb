/** What there is less of, and why. */
export const FEW: Readonly<Record<string, string>> = {
  alert_hit: 'Read by a job alone.',
  alert_news: 'Read by a job alone.',
  ledger_proof: 'One a day for each municipality; read one at a time.',
  ledger_seal: 'Read in batches by the control (features/ledger/server/prove.ts).',
  announcement: 'At most a thousand, read once for all calls (features/announcements/server/queries.ts).',
  approval_rule: 'One each time an admin changes how organisations are approved; the last twenty are read.',
  certificate_document: 'At most ten of a certificate.',
  claim_receipt: 'At most five of a refund.',
  certificate_organisation: 'At most a hundred of a certificate.',
  circular_file: 'A few of a message, chosen from the files that were uploaded.',
  follower_news: 'Read by a job alone.',
  job_run: 'One of each kind of job.',
  office_figures: 'One of each version of a scheme.',
  process: 'At most a hundred are kept and read (features/operations/rules.ts).',
  screen_item: 'At most twenty of a playlist.',
  thread_file: 'At most ten of a message.',
  import_fault: 'At most fifty of a source.',
  import_question:
    'One of an activity of a source; fifty are read (features/imports/server/sources/source-queries.ts).',
  import_source: 'At most twenty of a municipality.',
  imported_event: 'Read by the key of an activity.',
};
