import { z } from 'zod';

const columnRows = z.array(z.object({ name: z.string(), limits: z.string() }));

/** How a column takes what is written into it. */
type Way = {
  /** The value that holds it, in SQL; `text` is the expression of what is written. */
  asValue?(text: string, column: string): string;
  /** What has to stand before it, for the form that the column or the API demands. */
  before?: string;
  /** Nothing is written where there is nothing: a check ties it to another column. */
  isOnlyWhereSet?: boolean;
  isUnique?: boolean;
  /** Rows are only ever added. */
  isAppendOnly?: boolean;
};

const TEXT: Way = {};
const UNIQUE: Way = { isUnique: true };
const TIED: Way = { isOnlyWhereSet: true };
const ADDRESS: Way = { before: 'https://example.test/' };
const LOCALISED: Way = { asValue: (text) => `jsonb_build_object('nb', ${text}, 'nn', ${text}, 'en', ${text})` };

/** A JSON object in which these fields are texts. */
const fields = (...names: string[]): Way => ({
  isOnlyWhereSet: true,
  asValue: (text, column) => `${column} || jsonb_build_object(${names.map((name) => `'${name}', ${text}`).join(', ')})`,
});

/** Columns with words of people, or of others outside, by table. */
const WRITTEN: Readonly<Record<string, Readonly<Record<string, Way>>>> = {
  alert: { query: fields('q', 'distance[address]') },
  announcement: { title: LOCALISED, body: LOCALISED },
  approval_rule: { reason: TEXT },
  wind_down: { decision: TEXT, cancel_reason: TIED },
  app_user: { name: TEXT, email: UNIQUE, phone: UNIQUE },
  attendance_change: { reason: TEXT },
  audit_entry: { details: { isAppendOnly: true, asValue: (text) => `jsonb_build_object('reason', ${text})` } },
  card_grant: { note: TEXT },
  office_run: { note: TEXT },
  certificate: { name: TEXT, description: TEXT },
  certificate_document: { name: TEXT },
  child: { first_name: TEXT, last_name: TEXT },
  circular: { subject: TEXT, body: TEXT },
  claim: { payee_name: TEXT, purpose: TEXT, note: TEXT, rejection_message: TIED },
  comment: { body: TEXT },
  equipment_item: { name: TEXT, description: TEXT },
  equipment_loan: { note: TEXT, deposit_reason: TEXT },
  equipment_piece: { label: UNIQUE, note: TEXT },
  event: {
    name: TEXT,
    description: TEXT,
    venue: TEXT,
    address: TEXT,
    keywords: { asValue: (text) => `array[${text}]` },
    source_url: ADDRESS,
    source_name: TEXT,
    draft: fields('name', 'description', 'venue', 'address'),
    cancel_reason: TEXT,
    taken_down_reason: TIED,
  },
  event_document: { name: TEXT },
  event_invite: { email: UNIQUE },
  fact: { details: fields('name') },
  gallery_picture: { caption: TEXT },
  guardianship: { reason: TIED },
  culture_card: { name: TEXT },
  culture_group: { name: TEXT },
  culture_visit: { occasion: TEXT },
  screen: { name: TEXT, place: TEXT, version: TIED, shows_title: TEXT },
  screen_item: { title: TEXT, body: TEXT, query: TIED },
  screen_playlist: { name: TEXT },
  screen_takeover: { title: TEXT, body: TEXT },
  import_fault: { detail: TEXT },
  import_question: { name: TEXT, venue: TEXT },
  import_run: { message: TEXT },
  import_source: { name: TEXT, address: ADDRESS },
  lending_place: { name: TEXT, address: TEXT, provider_name: TEXT },
  member_list: {
    preview: {
      isOnlyWhereSet: true,
      asValue: (text, column) =>
        `${column} || jsonb_build_object('sheet', ${text}, 'ignored', jsonb_build_array(${text}))`,
    },
  },
  membership: { note: TEXT, title: TEXT },
  notification: { texts: LOCALISED },
  organisation: {
    name: TEXT,
    description: TEXT,
    email: TEXT,
    phone: TEXT,
    website: ADDRESS,
    address: TEXT,
    register_facts: {
      isOnlyWhereSet: true,
      asValue: (text, column) =>
        `jsonb_set(${column}, '{entry}', ${column} -> 'entry' || jsonb_build_object('name', ${text}, 'address', ${text}, 'purpose', ${text}))`,
    },
    request_note: TEXT,
    decline_reason: TEXT,
    stop_reason: TIED,
    sms_sender_reason: TEXT,
  },
  organisation_document: { name: TEXT },
  participation: { reason: TIED },
  payment_operation: { ended_note: TIED },
  payer: { name: TEXT },
  municipal_invite: { email: UNIQUE },
  organisation_invite: { email: UNIQUE },
  outgoing_message: {
    recipient: TEXT,
    subject: TEXT,
    text: TEXT,
    reply_to: TEXT,
    sender: TEXT,
    attachment_name: TIED,
  },
  push_subscription: { agent: TEXT },
  report: { words: TEXT, snapshot: fields('words', 'by') },
  report_case: { name: TEXT, decision_reason: TIED, appeal_words: TIED, appeal_reason: TIED },
  report_referral: { reason: TEXT },
  scheme: { name: TEXT },
  session: { agent: TEXT, acting_reason: TIED },
  slot: { name: TEXT },
  thread: { name: TIED },
  thread_message: { body: TEXT },
  ticket_group: { name: TEXT, description: TEXT, provider_name: TEXT },
  upload: { name: TEXT },
  verification: { username: TEXT },
};

/** The others, by the reason why nobody writes into them. */
const NOT_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'one of a few words, or of a form that a check demands': [
    'alert.frequency announcement.type approval_rule.mode approval_rule.forms app_user.lang app_user.postal_code app_user.scopes attendance.status attendance_change.kind',
    'certificate.category role_certificate.role circular.channel circular.audience circular.from_role event.source event.lang event.kind',
    'event.status event.waiting_policy event.priority_group export_file.kind export_file.type export_file.language',
    'idporten_attempt.language import_run.source import_run.outcome import_source.kind import_fault.kind import_question.kind import_question.answer membership.role membership.status membership.kind membership.owner_kind',
    'municipal_grant.role municipal_invite.role municipal_invite.answer organisation.lang organisation.status organisation.number organisation.sms_sender',
    'organisation.sms_sender_status organisation_invite.role organisation_invite.answer outgoing_message.channel',
    'outgoing_message.template outgoing_message.language outgoing_message.attachment_type',
    'outgoing_message.delivery_class partnership.kind pass_code.kind pass_code.digits guardianship.source card_grant.reason office_run.state member_list.state ledger_account.kind ledger_posting.kind ledger_posting.phase',
    'child.postal_code digest_entry.pace digest_entry.category notification_setting.category notification_setting.email_pace',
    'report.reason report_case.kind report_case.decision report_case.appeal_side report_case.appeal_decision',
    'report_referral.authority process.role',
    'bank_file.state bank_file_line.result bank_file_line.bank_account bank_file_line.kid bank_answer.kind',
    'payer.organisation_number payer.bank_account payer.bic',
    'claim.kind claim.state claim.bank_account claim.kid participation.state participation.bank_account',
    'ledger_rule.kind ledger_rule.from_kind ledger_rule.to_kind payment.provider payment.state payment.purpose',
    'payment_operation.kind payment_operation.state payment_operation.ended_as equipment_item.unit equipment_item.scene equipment_item.state',
    'equipment_item.season_from equipment_item.season_to equipment_piece.state equipment_loan.state',
    'equipment_loan.condition equipment_loan.deposit_state lending_place.openings lending_place.closures',
    'ticket.state ticket_group.state cv_choice.hours cv_choice.activities cv_choice.roles cv_choice.certificates',
    'cv_paper.language screen.shows_kind screen.dark_from screen.dark_to screen_playlist.from_time screen_playlist.to_time screen_item.kind',
    'partnership.status session.method stamp.status thread.kind thread_message.kind upload.kind upload.type verification.purpose',
  ],
  'digests, seals and keys': [
    'app_user.password_hash app_user.ssn_sealed app_user.ssn_digest app_user.authenticator_sealed audit_entry.digest',
    'card.pin_sealed member_list_batch.rows_sealed child.ssn_sealed child.ssn_digest ledger_posting.key ledger_proof.last_digest ledger_seal.digest',
    'digest_entry.bundle_key digest_entry.once_key notification.bundle_key notification.once_key',
    'payment.reference payment_operation.key payment_event.id',
    'idempotency_key.actor idempotency_key.route idempotency_key.key idempotency_key.body_hash',
    'idporten_attempt.state_digest idporten_attempt.sealed idporten_attempt.client_digest',
    'idporten_attempt.handle_digest imported_event.content_hash imported_event.state_hash import_question.content_hash import_question.external_id known_device.device_digest',
    'municipal_invite.token_digest organisation_invite.token_digest outgoing_message.once_key outgoing_message.sealed',
    'push_subscription.endpoint_digest push_subscription.address_sealed rate_window.key recovery_code.code_digest',
    'cv_paper.code cv_paper.file_key cv_paper.signature screen_code.code screen_code.token_digest screen.token_digest',
    'secret_check.sealed session.secret_digest session.device_digest timetable_address.token_sealed',
    'timetable_address.token_digest verification.client_digest verification.code_digest verification.token_digest',
  ],
  'made by the portal': [
    'alert_filter.tenant_key alert_filter.query alert_filter.query_hash alert_key.place alert_key.topic',
    'import_source.etag import_source.last_modified alert_news.places_before job_run.name job_run.host job_run.failure process.host process.version process.running',
    'acting_look.area announcement.tenant_key app_user.thumbnail_url app_user.settings audit_entry.action event.external_id event.rrule',
    'event.thumbnail_url event.times event_place.name_sort export_file.storage_key fact.kind idempotency_key.answer',
    'idporten_attempt.tenant_key idporten_attempt.return_url membership.name_sort metric.tenant_key metric.name',
    'metric.tag organisation.thumbnail_url organisation.cover_url organisation.settings organisation.permissions',
    'outgoing_message.tenant_key outgoing_message.html outgoing_message.attachment outgoing_message.share',
    'digest_entry.tenant_key digest_entry.texts digest_entry.url payment.tenant payment.redirect_url',
    'payment.return_path payment.description payment_operation.reason payment_event.body',
    'notification.type notification.folder notification_folder_count.folder notification.payload notification.path',
    'report_case.tenant_key stream_entry.kind stream_entry.content thread.tenant_key',
    'outgoing_message.failure outgoing_message.unsubscribe_url search_word.word',
    'search_word.sound search_word.slips upload.storage_key ledger_proof.faults',
    'office_figures.figures office_figures.shown_figures ticket_group.thumbnail_url cv_paper.tenant_key tenant_version.tenant_key',
    'export_file.filters member_list_batch.faults',
    'statistics_cell.dimension statistics_cell.part statistics_cell.measure',
    'statistics_figure.dimension statistics_figure.measure statistics_figure.parts',
  ],
  'is not changed once it has been decided on; React writes it as text': [
    'scheme.key scheme_version.state scheme_version.form scheme_version.rules scheme_version.decided_by',
    'scheme_version.case_number scheme_version.end_reason bank_file.message_id bank_file.payer_name bank_file.payer_number',
    'bank_file.payer_account bank_file.payer_bic bank_file_line.payee_name bank_file_line.note bank_file_line.reason',
    'bank_file.withdrawn_reason bank_answer.message_id tenant_version.configuration tenant_version.reason',
    'tenant_version.state tenant.key cv_paper.content',
    'wind_down.tenant_key wind_down.before wind_down.tally wind_down.proof wind_down.proof_digest',
  ],
  'comes with the release': [
    'scheme_version_step.from_state scheme_version_step.to_state payment_step.from_state payment_step.to_state',
    'equipment_loan_step.from_state equipment_loan_step.to_state',
    'claim_step.from_state claim_step.to_state bank_file_step.from_state bank_file_step.to_state',
    'category.key category.labels data_load.name data_load.checksum district.name event_type.key event_type.labels',
    'migration.name migration.checksum municipality.number municipality.key municipality.name municipality.names',
    'municipality.county municipality.language_form',
  ],
};

export type TextColumn = {
  table: string;
  column: string;
  way: Way;
  /** How many characters fit. */
  longest: number;
};

/** Of a column without a limit: several payloads each time, and still little enough to be shown whole. */
const LONGEST = 1000;

/** Every column that people's words can stand in. A column of the schema that is in neither list ends the run. */
export async function readTextColumns(ask: (statement: string) => Promise<{ rows: unknown }>): Promise<TextColumn[]> {
  const answer = await ask(`
    select format('%s.%s', c.table_name, c.column_name) as name,
      (select coalesce(string_agg(pg_get_constraintdef(k.oid), ' '), '') from pg_constraint k
        where k.contype = 'c' and k.conrelid = format('public.%I', c.table_name)::regclass) as limits
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.udt_name in ('text', '_text', 'varchar', '_varchar', 'json', 'jsonb')`);
  const rows = columnRows.parse(answer.rows);
  const written = Object.entries(WRITTEN).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, way]) => ({ table, column, way })),
  );
  const placed = new Set([
    ...written.map(({ table, column }) => `${table}.${column}`),
    ...Object.values(NOT_WRITTEN).flatMap((lines) => lines.flatMap((line) => line.split(' '))),
  ]);
  const limitsOf = new Map(rows.map(({ name, limits }) => [name, limits]));
  const forgotten = [...limitsOf.keys()].filter((name) => !placed.has(name));
  const gone = [...placed].filter((name) => !limitsOf.has(name));
  if (forgotten.length + gone.length > 0) {
    throw new Error(
      `Say in text-columns.ts whether people write into ${forgotten.join(', ') || 'nothing new'}; not in the schema: ${gone.join(', ') || 'none'}.`,
    );
  }
  return written.map(({ table, column, way }) => ({
    table,
    column,
    way,
    longest: longestOf(limitsOf.get(`${table}.${column}`) ?? '', column),
  }));
}

function longestOf(constraints: string, column: string): number {
  const limits = [...constraints.matchAll(/length\((\w+)\) <= (\d+)/g)]
    .filter(([, name]) => name === column)
    .map(([, , limit]) => Number(limit));
  return Math.min(LONGEST, ...limits);
}
