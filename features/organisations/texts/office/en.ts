import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  tab: 'All organisers',
  title: 'All organisers',
  lead: 'Find an organiser, suspend it, revoke its approval or reopen it. Those who run it get the reason by e-mail.',
  search: 'Name or organisation number',
  status: 'Status',
  any_status: 'All',
  find: 'Search',
  statuses: {
    pending: 'Waiting for an answer',
    accepted: 'Approved',
    declined: 'Declined',
    suspended: 'Suspended',
    revoked: 'Approval revoked',
  },
  about: (municipality, members, events) =>
    `In ${municipality} · ${members === 1 ? '1 member' : `${members} members`} · ${events === 1 ? '1 upcoming activity' : `${events} upcoming activities`}`,
  number: (number) => `Org. no. ${number}`,
  decided_by: (name, when) => `${name}, ${when}`,
  reason: (reason) => `Reason: ${reason}`,
  see: 'Open the page',
  history: 'History',
  see_which: (name) => `Open the page of ${name}`,
  actions: {
    suspend: 'Suspend',
    revoke: 'Revoke the approval',
    reopen: 'Reopen',
  },
  which: (action, name) => `${action}: ${name}`,
  dialogs: {
    suspend: {
      title: (name) => `Suspend ${name}?`,
      text: 'The page and the activities are hidden from everyone, and nobody can sign up. Those who run it can see what they have, but change nothing. They get the reason by e-mail. Those who are signed up for something to come are told that it is on hold. Nothing is deleted, and you can reopen it.',
      send: 'Suspend',
    },
    revoke: {
      title: (name) => `Revoke the approval of ${name}?`,
      text: 'The page and the activities are hidden from everyone, and the organisation cannot be used. Those who run it get the reason by e-mail. Those who are signed up for something to come are told that it is no longer shown. Nothing is deleted, and you can reopen it.',
      send: 'Revoke',
    },
    reopen: {
      title: (name) => `Reopen ${name}?`,
      text: 'The page and the activities are shown again, and people can sign up. Those who run it and those who are signed up are told.',
      send: 'Reopen',
    },
    reopen_declined: {
      title: (name) => `Look at ${name} again?`,
      text: 'The request goes back to those that are waiting for an answer. The person who asked is told.',
      send: 'Look at it again',
    },
  },
  dialog: {
    reason: 'Reason',
    reason_help: 'Explain what they need to change.',
    reason_required: 'Say why, with at least five characters.',
    cancel: 'Cancel',
    close: 'Close',
  },
  toast: {
    suspend: (name) => `${name} is suspended`,
    revoke: (name) => `The approval of ${name} has been revoked`,
    reopen: (name) => `${name} is open again`,
    reopen_declined: (name) => `${name} is waiting for an answer again`,
  },
  empty: { title: 'No organisers match', text: 'Try another name or another status.' },
  pages: {
    label: 'Pages of organisers',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
  },
  failed: 'We could not load the organisers.',
};
