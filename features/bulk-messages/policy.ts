import { type Access, isThereFor, mayDecide, mayIn } from '#features/organisations/policy.ts';
import { type Actor, isAdminOf } from '#platform/contract/policy.ts';

/** The contact persons of an organisation that is accepted are there for everybody who may enter it. */
export const mayWriteToContacts = ({ status }: Access): boolean => status === 'accepted';

/** For users who send, and for those who configure. */
export const maySeeSmsConfiguration = (access: Access): boolean =>
  mayIn(access, 'send_sms') || mayIn(access, 'edit_settings');

/** The sender of an SMS is decided about by those who decide about the organisation. */
export const mayDecideSender = (actor: Actor | null, access: Access): boolean =>
  isThereFor(actor, access) && mayDecide(actor, access.municipality_id);

/** A municipality writes to its organisers by its admins. */
export const mayWriteToOrganisers = (actor: Actor | null, municipality_id: number): boolean =>
  isAdminOf(actor, municipality_id);
