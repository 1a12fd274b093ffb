/** Which part of the portal a notification is about: what the list can be narrowed to. Each is in one. */
export const FOLDERS = ['activities', 'messages', 'certificates', 'organisations', 'family', 'account'] as const;
export type Folder = (typeof FOLDERS)[number];

/** By the noun of a type, or by the whole type where that says something else. */
const FOLDER_OF: Readonly<Record<string, Folder>> = {
  alert: 'activities',
  attendee: 'activities',
  event: 'activities',
  slot: 'activities',
  comment: 'messages',
  'event:message': 'messages',
  messenger: 'messages',
  'organization:contacted': 'messages',
  'organization:message': 'messages',
  certificate: 'certificates',
  stamp: 'certificates',
  cohost: 'organisations',
  invite: 'organisations',
  member: 'organisations',
  organization: 'organisations',
  owner: 'organisations',
  sms_sender: 'organisations',
  culture_card: 'family',
  guardianship: 'family',
  leisure_card: 'family',
  loan: 'family',
  payment: 'family',
  ticket: 'family',
};

/** What is about the user's account or their duties stands with the account. */
export const folderOf = (type: string): Folder =>
  FOLDER_OF[type] ?? FOLDER_OF[type.split(':', 1)[0] ?? ''] ?? 'account';
