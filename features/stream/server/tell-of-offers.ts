import type { Db } from '#platform/server/database.ts';
import { tell } from '#platform/server/live.ts';

/** The topic of what is offered to all: how many are left of something has changed. */
export const OFFERS = 'offers';

/** In the transaction in which it happens. Told to every browser that is open on a portal of the municipality, and kept nowhere. */
export const tellOfOffers = (db: Db, municipality_id: number): Promise<void> =>
  tell(db, { topic: OFFERS, id: '*', touches: [offersIn(municipality_id)], isOrdinary: true });

export const offersIn = (municipality_id: number): string => `offers:${municipality_id}`;
