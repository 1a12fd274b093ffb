import type { EquipmentLoanId, LendingPlaceId, OrganisationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import type { CameBackAs, LetInAs, PassKindName, PassReading } from '../rules.ts';
import type { PassDigests } from './codes.ts';

export { type Pass, passDigests } from './codes.ts';
export { endPass, issuePass, passesOf } from './issue-pass.ts';
export { type ReadPass, readPass } from './read-pass.ts';

/** Whose desk it is: an organisation's, or the municipality's own. Who may stand there has been asked before. */
export type PassPlace = { organization_id: OrganisationId } | { municipality_id: number };

export type PassUse = {
  /** From the device. The same key is one use, however often it arrives, with the same answer. */
  key: string;
  /** When it was used, by the device's clock put right. Of two uses of the same thing the earlier one stands. */
  at: Date;
  /** What a device without a network has said that it is; undefined where the server is asked itself. */
  let_in_as?: LetInAs | undefined;
  /** Of what such a device took back. One that was not asked yet when it kept the use says nothing: then it was good. */
  came_back?: { condition: CameBackAs; note: string } | undefined;
};

/** `displaced_key`: the use that was there already and gives way to this one, which was earlier. */
export type PassUsed = PassReading & { displaced_key?: string | undefined; take_back?: TakeBack | undefined };

/** A loan that is out: the desk looks at the thing before it takes it back. */
export type TakeBack = { loan_id: EquipmentLoanId; place_id: LendingPlaceId };

/** `let_in_as`: what a scan without a network was: `holds` only looked; left out, it was a use. */
export type PassAlong = PassDigests & { reading: PassReading; let_in_as?: LetInAs | 'holds' };

/** What each feature with things to show offers the scanner. Undefined where this desk has nothing to do with it. */
export type PassKind = {
  kind: PassKindName;
  read(context: Context, thing_id: string, place: PassPlace): Promise<PassReading | undefined>;
  use(context: Context, thing_id: string, place: PassPlace, use: PassUse): Promise<PassUsed | undefined>;
  /** What may be shown there in the next days, so many at most. */
  takeAlong(context: Context, place: PassPlace): Promise<PassAlong[]>;
};
