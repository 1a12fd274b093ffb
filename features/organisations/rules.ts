/** What has become of an organisation. `suspended` is stopped for a while, `revoked` for good. */
export const ORGANISATION_STATUSES = ['pending', 'accepted', 'declined', 'suspended', 'revoked'] as const;
export type OrganisationStatus = (typeof ORGANISATION_STATUSES)[number];

export const STOPPED_STATUSES = ['suspended', 'revoked'] as const satisfies readonly OrganisationStatus[];
export type StoppedStatus = (typeof STOPPED_STATUSES)[number];

export const isStopped = (status: OrganisationStatus): status is StoppedStatus =>
  STOPPED_STATUSES.some((stopped) => stopped === status);

/** A step of the ladder that a thing can ask for. */
export const RANKS = ['member', 'moderator', 'admin', 'owner'] as const;
export type Rank = (typeof RANKS)[number];

export const isAtLeast = (rank: Rank | null, wanted: Rank): boolean =>
  rank !== null && RANKS.indexOf(rank) >= RANKS.indexOf(wanted);

/**
 * ORG-04: everything that can be done inside an organisation, and the lowest rank that may. An organisation can ask for
 * a higher one where `isFixed` does not say otherwise, never for a lower one. What only looks (`isReading`) is offered
 * while an organisation is suspended, too.
 */
export const PERMISSIONS = {
  see_members: { lowest: 'member', isReading: true },
  see_contact_data: { lowest: 'moderator', isReading: true },
  answer_requests: { lowest: 'moderator' },
  invite_members: { lowest: 'moderator' },
  run_events: { lowest: 'moderator' },
  see_attendees: { lowest: 'moderator', isReading: true },
  message_members: { lowest: 'moderator' },
  edit_gallery: { lowest: 'moderator' },
  edit_documents: { lowest: 'moderator' },
  see_statistics: { lowest: 'moderator', isReading: true },
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
} as const satisfies Record<string, { lowest: Rank; isFixed?: true; isReading?: true }>;

export type Permission = keyof typeof PERMISSIONS;
export const ALL_PERMISSIONS = Object.keys(PERMISSIONS) as Permission[];

export type PermissionSettings = Partial<Record<Permission, Rank>>;

export const isReading = (permission: Permission): boolean => 'isReading' in PERMISSIONS[permission];

export const isAdjustable = (permission: Permission): boolean => !('isFixed' in PERMISSIONS[permission]);

/** The rank that an organisation asks for. What is stored and makes no sense (any more) asks for nothing. */
export function rankFor(permission: Permission, settings: PermissionSettings): Rank {
  const { lowest } = PERMISSIONS[permission];
  const wanted = settings[permission];
  return wanted && isAdjustable(permission) && isAtLeast(wanted, lowest) ? wanted : lowest;
}

/**
 * DLG-02: the day on which the conditions for organisations got the words they have. Another day asks every organisation
 * again, so it changes with what they mean and not with a comma.
 */
export const CONDITIONS_VERSION = '2026-11-18';

export const ORGANISATIONS_PER_PAGE = 24;
export const MEMBERS_PER_PAGE = 30;
export const MAX_NAME_LENGTH = 200;
export const MAX_DESCRIPTION_LENGTH = 5000;
export const MAX_NOTE_LENGTH = 1000;
/** What one person can wait for at a time. */
export const MAX_OPEN_REQUESTS = 5;
export const MAX_GALLERY_PICTURES = 60;
export const MAX_DOCUMENTS = 30;

/** BEY-09: what the user who decides should look at before they accept an organisation. */
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

export const MEMBERSHIP_STATUSES = [
  'active',
  'disabled',
  'requested',
  'not_accepted',
  'not_active_yet',
  'expired',
] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

export type StoredMembership = {
  status: 'requested' | 'active' | 'disabled' | 'rejected' | 'left';
  /** 'YYYY-MM-DD', both included. */
  starts_on: string | null;
  ends_on: string | null;
};

/** What a membership is on a day; a user who has left has none. */
export function membershipStatus(
  { status, starts_on, ends_on }: StoredMembership,
  today: string,
): MembershipStatus | null {
  if (status === 'left') return null;
  if (status === 'rejected') return 'not_accepted';
  if (status !== 'active') return status;
  if (starts_on !== null && starts_on > today) return 'not_active_yet';
  if (ends_on !== null && ends_on < today) return 'expired';
  return 'active';
}
