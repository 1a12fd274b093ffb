export const LOG_PAGE = 30;

/** What the municipality's log can be narrowed down to: each has the beginnings of its actions. */
export const AREA_PREFIXES = {
  organisers: ['organization', 'organisation', 'partnership', 'sms', 'participation'],
  contents: ['event', 'comment', 'message', 'report', 'announcement', 'picture'],
  people: ['grant', 'user', 'log_in_as', 'acted'],
  accounts: ['card', 'claim', 'bank_file', 'scheme', 'payer', 'ledger', 'guardianship'],
  things: ['tickets', 'equipment', 'culture_venue', 'culture_group', 'culture_card', 'certificate', 'stamp'],
  portal: [
    'studio',
    'screen',
    'screen_playlist',
    'screen_takeover',
    'import_source',
    'approval',
    'office',
    'wind_down',
  ],
} as const satisfies Record<string, readonly string[]>;
export type LogArea = keyof typeof AREA_PREFIXES;
export const LOG_AREAS = Object.keys(AREA_PREFIXES) as [LogArea, ...LogArea[]];

export const areaOf = (action: string): LogArea | null => {
  const [prefix = ''] = action.split('.', 1);
  return LOG_AREAS.find((area) => (AREA_PREFIXES[area] as readonly string[]).includes(prefix)) ?? null;
};

/** Where it is said whom it was about: those people have a role, or asked for one. */
export const NAMED_SUBJECTS = ['grant.give', 'grant.revoke', 'organization.accept', 'organization.decline'] as const;
