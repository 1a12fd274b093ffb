import { type Access, mayIn, maySeeIn, rankOf } from '#features/organisations/policy.ts';
import { isStopped, type Permission, type Rank } from '#features/organisations/rules.ts';
import { type Actor, isAdminOf, isStaffOf, isSuperAdmin } from '#platform/contract/policy.ts';

/** Where a user stands to one activity, as the database has it. */
export type EventAccess = {
  status: 'draft' | 'published' | 'cancelled';
  municipality_ids: number[];
  /** Whether everybody may see it once it is published: it comes from elsewhere, or its organisation is open to all. */
  is_open: boolean;
  /** Whether it is imported: then no organisation of the portal runs it. */
  is_imported: boolean;
  /** Their access in the organisation that it belongs to; null where it has none, or one that has been deleted. */
  organisation: Access | null;
  /** Whether the person is an admin of an organisation that runs it too: they count as a moderator here. */
  is_cohost_admin: boolean;
  /** Whether they have begun it themselves, and nobody else has been shown it. */
  is_own_draft: boolean;
};

/** What running an activity consists of, each by the permission of its organisation that it asks for. */
export const EVENT_RIGHTS = {
  run: 'run_events',
  delete: 'delete_events',
  see_attendees: 'see_attendees',
  see_contact_data: 'see_contact_data',
  export_people: 'export_people',
  message: 'message_members',
} as const satisfies Record<string, Permission>;
export type EventRight = keyof typeof EVENT_RIGHTS;

export const mayWith = (event: EventAccess, right: EventRight): boolean => {
  const organiser = organiserOf(event);
  return organiser !== null && mayIn(organiser, EVENT_RIGHTS[right]);
};

/** For looking at what goes with a right: still possible while the organisation is suspended. */
export const maySeeWith = (event: EventAccess, right: EventRight): boolean => {
  const organiser = organiserOf(event);
  return organiser !== null && maySeeIn(organiser, EVENT_RIGHTS[right]);
};

/** How far up a user is among those who run it. */
export const rankAt = (event: EventAccess): Rank | null => {
  const organiser = organiserOf(event);
  return organiser && rankOf(organiser);
};

export const organiserOf = ({ organisation, is_cohost_admin }: EventAccess): Access | null =>
  organisation && { ...organisation, is_parent_admin: organisation.is_parent_admin || is_cohost_admin };

/** A draft of one's own that was never shown is thrown away, whatever else one may delete. */
export const mayDelete = (event: EventAccess): boolean =>
  mayWith(event, 'delete') || (event.is_own_draft && mayWith(event, 'run'));

/** A user who runs it, its municipality's admins and those who look after the portal's contents see it as a draft. */
export const maySeeDraft = (actor: Actor | null, event: EventAccess): boolean =>
  maySeeWith(event, 'run') || mayTakeDown(actor, event);

/** Unlawful contents: those who do not run it say why. */
export const mayTakeDown = (actor: Actor | null, event: EventAccess): boolean =>
  isSuperAdmin(actor) || isContentModerator(actor) || event.municipality_ids.some((id) => isAdminOf(actor, id));

/** The municipalities whose activities a user may take down; null = all of them. */
export const municipalitiesLookedAfter = (actor: Actor): number[] | null =>
  isSuperAdmin(actor) || isContentModerator(actor)
    ? null
    : actor.grants.filter(({ role }) => role === 'admin').map(({ municipality_id }) => municipality_id);

/** Back to being a draft, for now or until it is lifted. */
export const mayUnpublish = (actor: Actor | null, event: EventAccess): boolean =>
  mayWith(event, 'run') || mayTakeDown(actor, event);

/** A user who runs it, the municipality's people, and those who look after the portal's contents. */
export const mayModerate = (actor: Actor | null, event: EventAccess): boolean =>
  mayWith(event, 'run') ||
  isSuperAdmin(actor) ||
  isContentModerator(actor) ||
  event.municipality_ids.some((id) => isStaffOf(actor, id));

/**
 * What is published of an open organisation is there for everybody; of a private one only for those who belong to it,
 * and of one that has been stopped only for them (while it is suspended) and those who look after the contents.
 * A deleted organisation has nobody: its drafts and what it kept private are there for no one. What was imported is a
 * draft when it has been taken down, and then there for those who can lift it.
 */
export const isEventThereFor = (actor: Actor | null, event: EventAccess): boolean => {
  const { organisation } = event;
  if (event.status === 'draft') return (organisation !== null || event.is_imported) && maySeeDraft(actor, event);
  if (event.is_open) return true;
  if (organisation === null) return false;
  return isStopped(organisation.status)
    ? (organisation.status === 'suspended' && rankOf(organisation) !== null) || mayTakeDown(actor, event)
    : belongsTo(actor, organisation, event.is_cohost_admin);
};

const belongsTo = (actor: Actor | null, organisation: Access, isCohostAdmin: boolean): boolean =>
  organisation.status === 'accepted' &&
  (rankOf(organisation) !== null || isCohostAdmin || isAdminOf(actor, organisation.municipality_id));

const isContentModerator = (actor: Actor | null): boolean => actor?.scopes.includes('moderator') ?? false;
