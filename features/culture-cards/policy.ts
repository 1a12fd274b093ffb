import { type Access, rankOf } from '#features/organisations/policy.ts';
import { isAtLeast } from '#features/organisations/rules.ts';
import { type Actor, isAdminOf, isStaffOf, isSuperAdmin } from '#platform/contract/policy.ts';

/** Its moderators, admins and owner stand at a venue's desk, as they are now. */
export const mayStandAtDesk = (venue: Access): boolean => venue.status === 'accepted' && ranksForDesk(venue);

/** The same, whatever has become of the organisation. */
export const ranksForDesk = (venue: Access): boolean => isAtLeast(rankOf(venue), 'moderator');

/** Venues, groups and numbers: the municipality's own people, and those who look after all portals. */
export const maySeeOffice = (actor: Actor | null, municipality_id: number): boolean =>
  isStaffOf(actor, municipality_id) || isSuperAdmin(actor);

/** Its admins name venues, make groups and give cards. */
export const mayChangeOffice = (actor: Actor | null, municipality_id: number): boolean =>
  isAdminOf(actor, municipality_id);

/** Who has a card of the municipality's: its own people. Those who only help see a first name. */
export const maySeeHolders = (actor: Actor | null, municipality_id: number): boolean =>
  isStaffOf(actor, municipality_id);

type Group = { municipality_id: number; venue_id: string | null };
type Desk = { id: string; municipality_id: number };

/** A venue meets the municipality's groups and its own, never those of another venue. */
export const isMetAt = (desk: Desk, group: Group): boolean =>
  group.municipality_id === desk.municipality_id && (group.venue_id === null || group.venue_id === desk.id);

/** A venue's own groups are run at its desk. */
export const isRunAt = (desk: Desk, group: Group): boolean => group.venue_id === desk.id;

/** The municipality's groups are run in its office; of a venue's own it sees the numbers. */
export const isRunInOffice = (actor: Actor | null, group: Group): boolean =>
  group.venue_id === null && mayChangeOffice(actor, group.municipality_id);
