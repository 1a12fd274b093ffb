import type { Actor } from '#platform/contract/policy.ts';
import type { RateClass } from '#platform/contract/rate-limits.ts';
import type { Tenant } from '#platform/contract/tenant.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Cookies } from './cookies.ts';
import type { Db } from './database.ts';
import type { Hear } from './hear.ts';
import type { Enqueue } from './jobs.ts';
import type { Secrets } from './secrets.ts';

/** The only ambient thing in the house: where, who, when, in which language, and the data. */
export type Context = {
  tenant: Tenant;
  actor: Actor | null;
  /** Reads and writes. Inside a transaction this is the transaction's own handle. */
  db: Db;
  /**
   * For what anybody may read. The same as `db`, but for visitors who are not logged in: where there is a replica, it may
   * be a moment behind.
   */
  replica: Db;
  now: Date;
  language: Locale;
  visitor: Visitor;
  secrets: Secrets;
  /** Hands in background work; inside a transaction it exists exactly if the transaction does. */
  enqueue: Enqueue;
  /** Lets others act on what has happened, in the same transaction. */
  hear: Hear;
  /** Counts a turn of a name that a caller tries, for all processes together; refuses when there are none left. */
  takeNamedTurn(rate: RateClass, name: string): Promise<void>;
  /** Refuses when there are no turns left, and takes none. */
  demandNamedTurnLeft(rate: RateClass, name: string): Promise<void>;
};

/** What is known of a caller before they are anybody. */
export type Visitor = {
  /** Where the request came from, for sharing what is scarce: a household on IPv6 is one. */
  address: string;
  /** The browser's own words for itself. */
  agent: string;
  cookies: Cookies;
  /** Where the visitor seems to be, when the proxy in front tells. */
  point: { lat: number; lng: number } | null;
};

/** For handlers behind a door that lets nobody in without a ticket. */
export function actorOf(context: Context): Actor {
  if (!context.actor) throw new Error('This handler is reached only by a user who is logged in.');
  return context.actor;
}
