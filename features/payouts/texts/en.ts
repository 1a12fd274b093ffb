import { inEnglishSentence as inSentence } from '#platform/language/capitals.ts';
import type { PayoutTexts } from './token.ts';

const payments = (count: number) => (count === 1 ? '1 payment' : `${count} payments`);
const notOurs = (count: number) =>
  count === 1
    ? '1 other payment in the file is not from our bank files.'
    : `${count} other payments in the file are not from our bank files.`;

export const en: PayoutTexts = {
  title: 'Bank files',
  to_pay: (count, sum) =>
    count === 1
      ? `1 approved payment of ${sum} is waiting for the next file.`
      : `${payments(count)}, ${sum} in all, are waiting for the next file.`,
  nothing_to_pay: 'No approved payments are waiting for the next file.',
  daily: 'Every weekday at 07:00 a file is made of what has been approved.',
  make: 'Make a bank file now',
  read_answer: 'Import the bank’s answer',
  stopped: {
    title: 'Payouts are stopped',
    text: 'No files are made, approved or sent until the control of the ledger adds up.',
    link: 'See the control',
  },
  no_payer: {
    title: 'The municipality has not entered the account to pay from',
    text: 'Without it we cannot make bank files.',
    set: 'Enter an account',
  },
  payer: {
    line: (account, name) => `Paid from ${account}, ${name}`,
    change: 'Change',
    title: 'The account to pay from',
    text: 'New files use what you enter here. Files that have been made stay as they are.',
    name: 'Name of the payer',
    organisation_number: 'Organisation number',
    bank_account: 'Account number',
    bic: 'BIC',
    bic_help: 'The bank’s code, such as DNBANOKK.',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'The account has been saved',
  },
  file: {
    name: (number) => `Bank file ${number}`,
    about: (count, sum) => `${payments(count)} · ${sum}`,
    made: (name) => `Made by ${name}`,
    made_by_job: 'Made by the daily job',
    made_by_gone: 'Made by a person who has left',
    approved: (name) => `Approved by ${name}`,
    approved_by_gone: 'Approved',
    sent: (when) => `Downloaded ${inSentence(when)}`,
    answered: (when) => `Answer from the bank ${inSentence(when)}`,
    withdrawn: (name, when) => `Withdrawn by ${name} ${inSentence(when)}`,
    withdrawn_by_gone: (when) => `Withdrawn ${inSentence(when)}`,
    why: (reason) => `Reason: ${reason}`,
    not_sent: 'Not sent',
    waits_for_you: 'Waiting for your approval',
    waits_for_other: 'Waiting for someone else to approve it',
    waits_for_bank: 'Waiting for the bank’s answer',
    pays_stopped: (names) => `Pays ${names}, stopped or deleted. Withdraw the file`,
    ready: 'Ready to download',
    all_paid: 'All paid',
    failed: (count) => `${count} failed`,
  },
  approve: 'Approve',
  download: 'Download the file',
  download_again: 'Download again',
  withdraw: {
    deed: 'Withdraw',
    title: (number) => `Withdraw bank file ${number}?`,
    text: 'The file will not be sent. The payments in it will go into the next file. The file stays in the list with your reason.',
    reason: 'Why are you withdrawing the file?',
    submit: 'Withdraw',
    cancel: 'Cancel',
  },
  open: 'Open',
  which: (deed, file) => `${deed}: ${file}`,
  opened: {
    message_id: 'Message ID',
    payer: 'Paid from',
    pay_on: 'Paid on',
    withdrawn: 'Withdrawn because',
    total: 'Total',
    lines: 'Payments in the file',
    to: 'To',
    account: 'Account number',
    amount: 'Amount',
    result: 'Answer',
    results: { paid: 'Paid', failed: 'Failed', none: 'Not answered', withdrawn: 'Withdrawn' },
    codes: { refused: 'The bank refused it', unknown: 'Unknown account number' },
    retry: 'What failed can be tried again under Transactions when the account number has been put right.',
    own: 'You made this file. Another admin has to look at it and approve it.',
    decided: 'You approved a payment in this file. Another admin has to look at it and approve it.',
    close: 'Close',
  },
  done: {
    made: 'The bank file has been made. Another person has to approve it now.',
    approved: 'The bank file has been approved',
    withdrawn: 'The bank file has been withdrawn. The payments will go into the next file.',
    downloaded: 'The file has been downloaded. Send it in your online bank.',
    answered: 'The answer has been imported',
    answer: (paid, failed, waiting, not_ours) =>
      `${paid} paid, ${failed} failed, ${waiting} waiting.${not_ours === 0 ? '' : ` ${notOurs(not_ours)}`}`,
  },
  empty: { title: 'No bank files yet', text: 'The first one comes when there are approved payments to send.' },
  failed: 'We could not load the bank files.',
  pages: { label: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` },
};
