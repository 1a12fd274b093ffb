import type { Database } from '#database/schema.ts';

const DAY_HOURS = 24;
const YEAR_HOURS = 365 * DAY_HOURS;

/** Rows that go when their time is over. */
type Removed = {
  hours: number;
  /** The column, or what is made of columns, that the time is counted from. */
  after: string;
  /** For which rows the time does not run yet. */
  unless?: string;
  /** The name of the job that keeps it. */
  job: string;
};

/** Rows that stay until the thing that they belong to goes, or are replaced. */
type Kept = { kept: string };

const OF_THE_PERSON = 'Belongs to a user, and goes when they delete it or the account.';
const OF_THE_ACTIVITY = 'Part of an activity, which its organiser keeps or deletes.';
const OF_THE_ORGANISATION = 'Part of an organisation, which its owner keeps or deletes.';
const OF_THE_CONVERSATION = 'Part of a conversation, and goes with it.';
const OF_THE_ACCOUNTS = 'The municipality’s accounts, which the law demands. They name no child.';
const OF_ANOTHER_TABLE = 'Made of other tables, and as large as they are.';
const REFERENCE = 'Reference data of a fixed size.';

/** How long the rows of each table are kept. A table without an entry does not compile; a test asks the schema too. */
export const RETENTION = {
  /** As long as the entry that says who it was. */
  acting_look: { hours: 5 * YEAR_HOURS, after: 'looked_at', job: 'audit.tidy' },
  alert: { kept: OF_THE_PERSON },
  alert_filter: { kept: 'Goes within a day when nobody wants to hear of it any more.' },
  /** An activity that was taken back and is published again so much later is new. */
  alert_hit: { hours: 180 * DAY_HOURS, after: 'found_at', job: 'alerts.tidy' },
  alert_key: { kept: OF_ANOTHER_TABLE },
  alert_news: { kept: 'Goes within minutes, when a job has looked at it.' },
  announcement: { kept: 'A few notices a year, written by the municipality.' },
  approval_rule: { kept: 'A few versions of a municipality. They name nobody.' },
  app_user: { kept: OF_THE_PERSON },
  attendance: {
    kept: 'Where a user has been and will be: theirs, and the organiser’s account to those who give money.',
  },
  attendance_change: { hours: 2 * YEAR_HOURS, after: 'at', job: 'retention.keep' },
  audit_entry: { hours: 5 * YEAR_HOURS, after: 'at', job: 'audit.tidy' },
  bank_answer: { hours: 6 * YEAR_HOURS, after: 'received_at', job: 'retention.keep' },
  /** Papers of the accounts, as the payments in them. */
  bank_file: {
    hours: 6 * YEAR_HOURS,
    after: 'made_at',
    unless: "state not in ('answered', 'withdrawn')",
    job: 'retention.keep',
  },
  bank_file_line: { kept: 'Part of a bank file, and goes with it.' },
  bank_file_step: { kept: REFERENCE },
  card: { kept: 'Its number stands in the municipality’s accounts; the child is forgotten, as PARTS says.' },
  card_grant: { kept: OF_THE_ACCOUNTS },
  card_share: { hours: 5 * YEAR_HOURS, after: 'ended_at', job: 'retention.keep' },
  category: { kept: REFERENCE },
  certificate: { kept: OF_THE_ORGANISATION },
  certificate_document: { kept: OF_THE_ORGANISATION },
  certificate_organisation: { kept: OF_THE_ORGANISATION },
  role_certificate: { kept: OF_THE_ORGANISATION },
  child: { kept: 'Belongs to a household, and goes when neither a guardian nor a login of its own is left.' },
  circular: { kept: 'What an organisation has sent, and what its SMS cost the municipality.' },
  circular_file: { kept: OF_THE_ORGANISATION },
  /** Papers of the accounts: five years after the end of the year. */
  claim: {
    hours: 6 * YEAR_HOURS,
    after: 'changed_at',
    unless: "state in ('authorising', 'waiting', 'approved', 'in_file', 'failed')",
    job: 'retention.keep',
  },
  claim_receipt: { kept: 'Part of a payment, and goes with it.' },
  claim_return: { kept: 'Goes within minutes, when a job has looked at it.' },
  claim_step: { kept: REFERENCE },
  comment: { kept: OF_THE_ACTIVITY },
  conditions_answer: { kept: OF_THE_ORGANISATION },
  culture_card: { hours: YEAR_HOURS, after: 'removed_at', job: 'retention.keep' },
  culture_group: { kept: 'A few of a municipality or a venue. They name nobody; their cards end as PARTS says.' },
  culture_venue: { kept: 'A few of a municipality.' },
  /** So that a municipality can compare years. Who it was goes with the card. */
  culture_visit: { hours: 3 * YEAR_HOURS, after: 'at', job: 'retention.keep' },
  cv_choice: { kept: OF_THE_PERSON },
  /** So long the page says that a paper has run out or was withdrawn; after that it is unknown. */
  cv_paper: { hours: 180 * DAY_HOURS, after: 'expires_at', job: 'retention.keep' },
  data_load: { kept: REFERENCE },
  digest_entry: { hours: 7 * DAY_HOURS, after: 'due_at', job: 'retention.keep' },
  district: { kept: REFERENCE },
  door_entry: { hours: YEAR_HOURS, after: 'received_at', job: 'retention.keep' },
  equipment_item: { kept: 'What a municipality lends; some hundred of them.' },
  /** So long a municipality can tell what became of its things, and a family what it has borrowed. */
  equipment_loan: { hours: 2 * YEAR_HOURS, after: 'ended_at', job: 'retention.keep' },
  equipment_loan_step: { kept: REFERENCE },
  equipment_piece: { kept: 'What a municipality lends, piece by piece.' },
  equipment_wait: { kept: 'Goes within a quarter of an hour when its days have begun.' },
  event: { kept: OF_THE_ACTIVITY },
  event_category: { kept: OF_THE_ACTIVITY },
  event_cohost: { kept: OF_THE_ACTIVITY },
  event_contact: { kept: OF_THE_ACTIVITY },
  event_count: { kept: OF_ANOTHER_TABLE },
  event_document: { kept: OF_THE_ACTIVITY },
  event_invite: { kept: OF_THE_ACTIVITY },
  event_municipality: { kept: OF_THE_ACTIVITY },
  event_place: { kept: OF_ANOTHER_TABLE },
  event_type: { kept: REFERENCE },
  event_words: { kept: OF_ANOTHER_TABLE },
  export_file: { hours: DAY_HOURS, after: 'expires_at', job: 'exports.tidy' },
  fact: { hours: 2 * YEAR_HOURS, after: 'at', job: 'retention.keep' },
  featured_event: { hours: DAY_HOURS, after: 'ends_at', job: 'retention.keep' },
  follower: { kept: OF_THE_PERSON },
  follower_news: { kept: OF_THE_ACTIVITY },
  gallery_picture: { kept: OF_THE_ORGANISATION },
  guardianship: { hours: 5 * YEAR_HOURS, after: 'ended_at', job: 'retention.keep' },
  idempotency_key: { hours: 30 * DAY_HOURS, after: 'created_at', job: 'identity.tidy' },
  idporten_attempt: { hours: 1, after: 'created_at', job: 'identity.tidy' },
  import_fault: { kept: 'Of the last time that a source was read; at most fifty.' },
  import_question: { kept: 'What a municipality has decided about its sources, and goes with them. It names nobody.' },
  import_run: { hours: 90 * DAY_HOURS, after: 'started_at', job: 'imports-dnt' },
  import_source: { kept: 'A few of a municipality. They name nobody.' },
  imported_event: { kept: OF_THE_ACTIVITY },
  job_run: { kept: 'One row for each kind of job. It names nobody.' },
  known_device: { hours: 180 * DAY_HOURS, after: 'seen_at', job: 'identity.tidy' },
  ledger_account: { kept: OF_THE_ACCOUNTS },
  ledger_posting: { kept: OF_THE_ACCOUNTS },
  ledger_proof: { kept: OF_THE_ACCOUNTS },
  ledger_rule: { kept: REFERENCE },
  ledger_seal: { kept: OF_THE_ACCOUNTS },
  ledger_unsealed: { kept: 'Postings of the last minute.' },
  lending_place: { kept: 'A few of a municipality.' },
  /** How many accounts a list became. */
  member_list: { hours: YEAR_HOURS, after: 'asked_at', job: 'card-office.tidy-lists' },
  /** Numbers of children that wait for a yes. */
  member_list_batch: { hours: DAY_HOURS, after: 'created_at', job: 'card-office.tidy-lists' },
  membership: { kept: OF_THE_PERSON },
  metric: { kept: 'Counts a day without people in them; a few rows a day for each portal.' },
  municipal_grant: { kept: OF_THE_PERSON },
  municipality: { kept: REFERENCE },
  notification: { hours: YEAR_HOURS, after: 'created_at', job: 'retention.keep' },
  notification_count: { kept: OF_ANOTHER_TABLE },
  notification_folder_count: { kept: OF_ANOTHER_TABLE },
  notification_setting: { kept: OF_THE_PERSON },
  occurrence: { kept: OF_THE_ACTIVITY },
  occurrence_place: { hours: 2 * YEAR_HOURS, after: 'start_at', job: 'retention.keep' },
  office_figures: { kept: OF_ANOTHER_TABLE },
  office_run: { kept: OF_THE_ACCOUNTS },
  organisation: { kept: OF_THE_ORGANISATION },
  organisation_document: { kept: OF_THE_ORGANISATION },
  municipal_invite: { hours: YEAR_HOURS, after: 'created_at', job: 'retention.keep' },
  organisation_invite: { hours: YEAR_HOURS, after: 'created_at', job: 'retention.keep' },
  organisation_words: { kept: OF_ANOTHER_TABLE },
  outgoing_message: { hours: 30 * DAY_HOURS, after: 'created_at', job: 'messages.tidy' },
  owner_offer: { kept: OF_THE_ORGANISATION },
  participation: { kept: OF_THE_ORGANISATION },
  partnership: { kept: OF_THE_ORGANISATION },
  /** For as long as it holds, and so long after for those who still hold it up. */
  pass_code: { hours: 180 * DAY_HOURS, after: 'ended_at', job: 'retention.keep' },
  /** Five years after the end of the year in which it was paid, as the law on bookkeeping asks. */
  payment: { hours: 6 * YEAR_HOURS, after: 'changed_at', job: 'retention.keep' },
  payment_event: { hours: YEAR_HOURS, after: 'received_at', job: 'retention.keep' },
  payment_operation: { kept: 'Part of a payment, and goes with it.' },
  payment_step: { kept: REFERENCE },
  payer: { kept: 'One row for each municipality, which changes it.' },
  process: { kept: 'At most a hundred; gone a day after the process was last heard of.' },
  push_subscription: { kept: OF_THE_PERSON },
  rate_window: { hours: 1, after: 'ends_at', job: 'identity.tidy' },
  recovery_code: { kept: OF_THE_PERSON },
  notification_pause: { kept: OF_THE_PERSON },
  quiet_hours: { kept: OF_THE_PERSON },
  reminder_setting: { kept: OF_THE_PERSON },
  report: { kept: 'Part of a case, and goes with it.' },
  report_file: { kept: 'Part of a case, and goes with it.' },
  report_case: {
    hours: YEAR_HOURS,
    after: 'coalesce(appeal_decided_at, decided_at)',
    unless: `(appealed_at is not null and appeal_decided_at is null) or exists (
      select from report_referral where report_referral.case_id = report_case.id and report_referral.ended_at is null)`,
    job: 'retention.keep',
  },
  report_referral: { kept: 'Part of a case, and goes with it.' },
  scheme: { kept: 'A few of a municipality.' },
  scheme_version: { kept: 'What a municipality has decided about public money; a few a year.' },
  scheme_version_step: { kept: REFERENCE },
  screen: { kept: 'At most a hundred of a municipality; gone when they are unpaired.' },
  screen_code: { hours: 1, after: 'expires_at', job: 'retention.keep' },
  screen_item: { kept: 'Part of a playlist.' },
  screen_playlist: { kept: 'A few of a municipality. They name nobody.' },
  screen_takeover: { hours: 90 * DAY_HOURS, after: 'ends_at', job: 'retention.keep' },
  search_word: { kept: OF_ANOTHER_TABLE },
  secret_check: { kept: REFERENCE },
  session: { hours: 30 * DAY_HOURS, after: 'coalesce(ended_at, expires_at)', job: 'identity.tidy' },
  slot: { kept: OF_THE_ACTIVITY },
  slot_user: { kept: OF_THE_ACTIVITY },
  stamp: { kept: OF_THE_PERSON },
  tenant: { kept: 'One for each portal.' },
  tenant_version: { kept: 'How a portal has looked; a few a year for each.' },
  tenant_version_picture: { kept: 'Two of a version of a portal, and go with it.' },
  thread: { hours: 2 * YEAR_HOURS, after: 'last_message_at', job: 'messenger.tidy' },
  thread_file: { kept: OF_THE_CONVERSATION },
  thread_message: { kept: OF_THE_CONVERSATION },
  thread_participant: { kept: OF_THE_CONVERSATION },
  statistics_cell: { kept: 'Goes in the nights in which a quarter is made, when what may be read has been written.' },
  /** So that councils can look ten years back. They tell of at least five people each, and of nobody. */
  statistics_figure: { hours: 10 * YEAR_HOURS, after: 'made_at', job: 'retention.keep' },
  statistics_quarter: { kept: 'Four rows a year.' },
  stream_entry: { hours: DAY_HOURS, after: 'created_at', job: 'retention.keep' },
  stream_position: { kept: OF_THE_PERSON },
  /** So long a municipality can tell what became of them, and a family what it has used. */
  ticket: { hours: 2 * YEAR_HOURS, after: 'runs_out_at', unless: "state = 'reserved'", job: 'retention.keep' },
  ticket_group: { kept: 'A few a year, written by the municipality.' },
  ticket_wait: { kept: 'Goes within an hour when nobody can reserve any more.' },
  timetable_address: { kept: OF_THE_PERSON },
  /** Longer than any request lasts: what is being stored right now looks deleted. */
  upload: { hours: 1, after: 'deleted_at', job: 'uploads-tidy' },
  user_block: { kept: OF_THE_PERSON },
  wind_down: { kept: 'One each time a portal ends: the plan and the proof. They name nobody.' },
  wind_down_letter: { kept: 'Three of a portal that ends, and they name nobody.' },
  verification: { hours: DAY_HOURS, after: 'created_at', job: 'identity.tidy' },
} as const satisfies Record<keyof Database, Removed | Kept>;

/** What goes from rows that stay. */
export const PARTS = {
  /** Whose a closed account was, and its PIN. */
  card_child: { hours: 5 * YEAR_HOURS, job: 'cards.expire' },
  /** So long after its last day a group can be given another; then its cards have ended, and go a year later. */
  culture_group_cards: { hours: 90 * DAY_HOURS, job: 'culture-cards.end-old' },
  dead_letter_words: { hours: 7 * DAY_HOURS, job: 'messages.tidy' },
  /** So long a case is kept for the police or the child welfare service, unless they are done with it before. */
  referred_case: { hours: 5 * YEAR_HOURS, job: 'reports.tidy' },
} as const satisfies Record<string, Omit<Removed, 'after'>>;

type Retention = typeof RETENTION;

/** The tables whose rows go by themselves. */
export type RemovedTable = {
  [Table in keyof Retention]: Retention[Table] extends Removed ? Table : never;
}[keyof Retention];

/** Everything that goes by itself. */
export type RemovedThing = RemovedTable | keyof typeof PARTS;
