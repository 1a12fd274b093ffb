import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  page_title: 'People with access',
  lead: 'Those who can act on behalf of the municipality, and when they were last here.',
  invite: 'Give access',
  roles: { admin: 'Administrator', support: 'Case worker', auditor: 'Auditor' },
  role_help: {
    support: 'Answers organisers and residents, and reads most things',
    auditor: 'Reads the books of the leisure accounts, and nothing else',
  },
  table: 'People with access in the municipality',
  columns: { name: 'Name', roles: 'Role', seen: 'Last here', actions: 'Action' },
  never: 'Not here recently',
  since: (day) => `since ${day}`,
  take: (role) => `Remove ${role.toLowerCase()}`,
  take_which: (role, name) => `Remove ${role.toLowerCase()} from ${name}`,
  admins_note: 'Administrators get and lose their role with those who run the portal.',
  empty: { title: 'Nobody has access yet', text: 'Give a colleague access, and they appear here.' },
  failed: 'We could not fetch who has access.',
  pages: { label: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` },
  dialog: {
    title: 'Give a colleague access',
    text: 'The person must be registered here with this address. All their sessions end, so they log in again with two factors.',
    username: 'E-mail or mobile number',
    username_missing: 'Type the e-mail or mobile number of the person.',
    role: 'Role',
    send: 'Give access',
    cancel: 'Cancel',
    close: 'Close',
  },
  taking: {
    title: (name) => `Remove access for ${name}?`,
    text: 'They are logged out at once, and no longer see the municipality’s rooms.',
    yes: 'Remove',
  },
  given: (name) => `${name} has been given access`,
  taken: (name) => `${name} no longer has access`,
};
