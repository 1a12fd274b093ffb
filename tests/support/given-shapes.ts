import type { AccessibilityFact, AgeGroup, PriorityGroup, WaitingPolicy } from '#features/events/rules.ts';
import type { PermissionSettings } from '#features/organisations/rules.ts';
import type { Scope } from '#platform/contract/policy.ts';

export type EventSettings = {
  kind: 'open' | 'scheduled';
  has_sign_up: boolean;
  sign_up_closes_minutes: number;
  leave_closes_minutes: number;
  has_waiting_list: boolean;
  waiting_policy: WaitingPolicy;
  offer_hours: number;
  lottery_hours: number;
  priority_group: PriorityGroup;
};

export type GivenEvent = Partial<{
  name: string;
  description: string;
  status: 'draft' | 'published' | 'cancelled';
  municipality: number;
  /** Of `municipality`. */
  district: number;
  /** Further municipalities that it takes place in. */
  alsoIn: number[];
  /** Hours from now; each is an occurrence of two hours. */
  startsInHours: number[];
  /** Moments at which it takes place, instead of hours from now. */
  startsAt: (string | Date)[];
  hours: number;
  /** Which of its occurrences are cancelled, counted from 0. */
  cancelledTimes: number[];
  capacity: number;
  attending: number;
  waiting: number;
  priceOre: number;
  ageGroups: AgeGroup[];
  accessibility: AccessibilityFact[];
  /** By key, as in the reference data. */
  categories: string[];
  type: string;
  keywords: string[];
  point: { lat: number; lng: number };
  /** Ids of people. */
  contacts: string[];
  documents: { name: string; bytes?: number }[];
  isCompleted: boolean;
  isDeleted: boolean;
  organisation: string;
  /** Further columns of the activity, such as the waiting list's policy. */
  settings: Partial<EventSettings>;
}>;

export type GivenPerson = Partial<{
  scopes: Scope[];
  adminOf: number[];
  supportOf: number[];
  auditorOf: number[];
  isReadonly: boolean;
  hasNotAccepted: boolean;
  hasTwoFactor: boolean;
  passwordHash: string;
  email: string;
  phone: string;
  bornOn: string;
  livesIn: number;
}>;

export type GivenOrganisation = Partial<{
  name: string;
  description: string;
  municipality: number;
  district: number;
  isPrivate: boolean;
  isDeleted: boolean;
  status: 'pending' | 'accepted' | 'declined';
  /** The conditions, without which it neither publishes nor exports. */
  hasNotAccepted: boolean;
  number: string;
  email: string;
  permissions: PermissionSettings;
  /** Ids of people. A user who owns it is also its admin. */
  owner: string;
  requestedBy: string;
}>;

export type GivenMembership = Partial<{
  status: 'requested' | 'active' | 'disabled' | 'rejected' | 'left';
  /** Days, as in '2026-03-01'. */
  startsOn: string;
  endsOn: string;
  isContact: boolean;
  title: string;
  note: string;
  createdAt: string | Date;
}>;
