import type { RemovedThing } from '../periods.ts';
import { periodsOf } from './period-lines.ts';

const NAMES: Record<RemovedThing, string> = {
  verification: 'Codes and links for logging in',
  idporten_attempt: 'Attempts to log in with ID-porten',
  rate_window: 'Counters that slow down those who guess codes',
  session: 'Logins, after they have ended',
  known_device: 'Devices that you have logged in from, after they were last used',
  idempotency_key: 'Receipts that keep things from being done twice',
  outgoing_message: 'E-mails and text messages that we have sent (the text is deleted once it is sent)',
  dead_letter_words: 'What an e-mail or text message said that could not be delivered',
  notification: 'Notifications in the portal',
  digest_entry: 'Notifications that wait for a gathered e-mail, should it not be sent',
  stream_entry: 'What an open page is told at once',
  alert_hit: 'Which new activities we have found for alerts',
  export_file: 'Files that you have ordered, after they have expired',
  upload: 'Files that you have deleted',
  thread: 'Conversations that no one has written in',
  report_case: 'Cases about something reported, after the last answer',
  referred_case: 'Cases passed on to the police or the child welfare service, unless they are done with them before',
  organisation_invite: 'Invitations to join an organisation',
  door_entry: 'What was registered at the door, beyond the fact that you were there',
  attendance_change: 'The history of a sign-up',
  fact: 'What has happened in organisations and activities',
  occurrence_place: 'Past dates in the calendar',
  import_run: 'Reports on imported activities',
  audit_entry: 'The log of the use of extended rights',
  guardianship: 'Guardianships that have ended',
  card_child: 'Which child a closed leisure account belonged to',
  claim: 'Payments from leisure accounts, after they were settled',
  card_share: 'Sharing of leisure accounts, after it has ended',
  payment: 'Payments with people’s own money, for the accounts',
  payment_event: 'Messages from the payment service',
  bank_file: 'Bank files with payouts, for the accounts',
  bank_answer: 'The bank’s answers to payouts',
  member_list: 'Lists of children from the municipality: how many accounts they became',
  member_list_batch: 'National identity numbers in lists from the municipality that wait for a yes',
};

export const en = {
  intro: 'This is deleted by itself, within a day after its time is over:',
  periodsFor: periodsOf(NAMES, {
    hours: (count) => (count === 1 ? '1 hour' : `${count} hours`),
    days: (count) => `${count} days`,
    months: (count) => (count === 1 ? '1 month' : `${count} months`),
    years: (count) => (count === 1 ? '1 year' : `${count} years`),
  }),
};
