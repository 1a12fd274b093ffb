/** MEM-01, from the least to the most; whoever owns the organisation stands above its admins. */
export const ROLES = ['applicant', 'member', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];
/** What somebody can be given. */
export const GIVEN_ROLES = ['member', 'moderator', 'admin'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** A step of the ladder that a thing can ask for. */
export const RANKS = ['member', 'moderator', 'admin', 'owner'] as const;
export type Rank = (typeof RANKS)[number];

export const isAtLeast = (rank: Rank | null, wanted: Rank): boolean =>
  rank !== null && RANKS.indexOf(rank) >= RANKS.indexOf(wanted);

/**
 * ORG-04: everything that can be done inside an organisation, and the lowest rank that may. An organisation can ask for
 * a higher one where `isFixed` does not say otherwise, never for a lower one.
 */
export const PERMISSIONS = {
  see_members: { lowest: 'member' },
  see_contact_data: { lowest: 'moderator' },
  answer_requests: { lowest: 'moderator' },
  invite_members: { lowest: 'moderator' },
  run_events: { lowest: 'moderator' },
  see_attendees: { lowest: 'moderator' },
  message_members: { lowest: 'moderator' },
  edit_gallery: { lowest: 'moderator' },
  edit_documents: { lowest: 'moderator' },
  see_statistics: { lowest: 'moderator' },
  give_certificates: { lowest: 'moderator' },
  define_certificates: { lowest: 'admin' },
  delete_events: { lowest: 'admin' },
  export_people: { lowest: 'admin' },
  send_sms: { lowest: 'admin' },
  change_roles: { lowest: 'admin' },
  answer_partners: { lowest: 'admin' },
  edit_organization: { lowest: 'admin' },
  edit_settings: { lowest: 'admin', isFixed: true },
  transfer_ownership: { lowest: 'owner', isFixed: true },
  delete_organization: { lowest: 'owner', isFixed: true },
} as const satisfies Record<string, { lowest: Rank; isFixed?: true }>;

export type Permission = keyof typeof PERMISSIONS;
export const ALL_PERMISSIONS = Object.keys(PERMISSIONS) as Permission[];

export type PermissionSettings = Partial<Record<Permission, Rank>>;

export const isAdjustable = (permission: Permission): boolean => !('isFixed' in PERMISSIONS[permission]);

/** The rank that an organisation asks for. What is stored and makes no sense (any more) asks for nothing. */
export function rankFor(permission: Permission, settings: PermissionSettings): Rank {
  const { lowest } = PERMISSIONS[permission];
  const wanted = settings[permission];
  return wanted && isAdjustable(permission) && isAtLeast(wanted, lowest) ? wanted : lowest;
}

export const ORGANISATIONS_PER_PAGE = 24;
export const MEMBERS_PER_PAGE = 30;
export const LONGEST_NAME = 200;
export const LONGEST_DESCRIPTION = 5000;
export const LONGEST_NOTE = 1000;
/** What one person can wait for at a time. */
export const MOST_OPEN_REQUESTS = 5;
export const MOST_GALLERY_PICTURES = 60;
export const MOST_DOCUMENTS = 30;

/** BEY-09: what whoever decides should look at before they accept an organisation. */
export const REQUEST_SIGNS = [
  'not_in_register',
  'register_not_asked',
  'no_number',
  'bankrupt',
  'dissolving',
  'deleted_from_register',
  'other_municipality',
  'name_differs',
  'number_in_use',
  'not_voluntary',
] as const;
export type RequestSign = (typeof REQUEST_SIGNS)[number];
