import { isThereFor, mayDecide, mayIn, type Standing } from '#features/organisations/policy.ts';
import type { Actor } from '#platform/contract/policy.ts';

/** The contact persons of an organisation that is accepted are there for everybody who may enter it. */
export const mayWriteToContacts = ({ status }: Standing): boolean => status === 'accepted';

/** For those who send as well as for those who configure. */
export const maySeeSmsConfiguration = (standing: Standing): boolean =>
  mayIn(standing, 'send_sms') || mayIn(standing, 'edit_settings');

/** The sender of an SMS is decided about by those who decide about the organisation. */
export const mayDecideSender = (actor: Actor | null, standing: Standing): boolean =>
  isThereFor(actor, standing) && mayDecide(actor, standing.municipality_id);
