import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  tab: 'Sender names',
  title: 'Names that SMS come from',
  lead: 'Phones show the name as the sender. Approve it only if nobody can mistake it for someone else. The organiser gets your answer by e-mail.',
  proposed: 'Wants to send SMS as',
  in: (municipality) => `In ${municipality}`,
  asked_by: (person, when) => `${person} proposed it ${when}`,
  asked: (when) => `Proposed ${when}`,
  until_then: 'Until you have answered, their SMS come from the portal.',
  see: 'Open the page',
  see_which: (organisation) => `Open the page of ${organisation}`,
  approve: 'Approve',
  approve_which: (sender, organisation) => `Approve ${sender} for ${organisation}`,
  refuse: 'Refuse',
  refuse_which: (sender, organisation) => `Refuse ${sender} for ${organisation}`,
  dialog: {
    title: (sender) => `Refuse ${sender}`,
    text: (organisation) => `${organisation} gets the reason by e-mail and can propose another name.`,
    reason: 'Reason',
    reason_help: 'Explain what they need to change.',
    reason_required: 'Write why, with at least five characters.',
    send: 'Refuse',
    cancel: 'Cancel',
    close: 'Close',
  },
  toast: {
    approved: (sender, organisation) => `${organisation} can now send SMS as ${sender}`,
    refused: (sender) => `${sender} has been refused`,
  },
  empty: {
    title: 'No names are waiting for an answer',
    text: 'When an organiser wants to send SMS under its own name, the name comes here.',
  },
  pages: { label: 'Pages of sender names', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` },
  failed: 'We could not load the names.',
};
