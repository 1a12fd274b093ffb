import type { Id } from '#platform/contract/id.ts';
import type { Context } from './context.ts';

/** Something that has happened. Which kinds there are is the features' to know. */
export type Fact<Kind extends string = string> = {
  kind: Kind;
  organisation_id: Id<'OrganisationId'> | null;
  /** The other organisation, in a partnership. */
  partner_id: Id<'OrganisationId'> | null;
  event_id: Id<'EventId'> | null;
  actor_user_id: Id<'UserId'> | null;
  /** Whom it is about. */
  subject_user_id: Id<'UserId'> | null;
  details: Readonly<Record<string, string | number | boolean | null>>;
};

/** What there is to act with; jobs, which are nobody, have it too. */
export type Hearing = Pick<Context, 'db' | 'now' | 'actor' | 'enqueue' | 'hear'> & { tenant: { key: string } };

/** Lets those act who want to hear of it, in the transaction in which it happens: all of it is done or nothing. */
export type Hear = (hearing: Hearing, facts: readonly Fact[]) => Promise<void>;
