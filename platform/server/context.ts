import type { Actor } from '#platform/contract/policy.ts';
import type { Tenant } from '#platform/contract/tenant.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Db } from './database.ts';

/** The only ambient thing in the house: where, who, when, in which language, and the data. */
export type Context = {
  tenant: Tenant;
  actor: Actor | null;
  /** Reads and writes. Inside a transaction this is the transaction's own handle. */
  db: Db;
  /** Public reads; may lag a moment behind `db` where there is a replica. */
  replica: Db;
  now: Date;
  language: Locale;
  /** Where the visitor seems to be, when the proxy in front tells. */
  visitorPoint: { lat: number; lng: number } | null;
};
