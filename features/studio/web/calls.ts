import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

const PORTAL = '/municipality/studio/{key}';

export const listPortals = remote<typeof contract.listPortals>('GET', '/municipality/studio');
export const createPortal = remote<typeof contract.createPortal>('POST', '/municipality/studio');
export const measureColour = remote<typeof contract.measureColour>('GET', '/municipality/studio-colours');
export const openPortal = remote<typeof contract.openPortal>('GET', PORTAL);
export const savePortalDraft = remote<typeof contract.savePortalDraft>('PUT', `${PORTAL}/draft`);
export const discardPortalDraft = remote<typeof contract.discardPortalDraft>('DELETE', `${PORTAL}/draft`);
export const publishPortal = remote<typeof contract.publishPortal>('POST', `${PORTAL}/publish`);
export const unschedulePortal = remote<typeof contract.unschedulePortal>('POST', `${PORTAL}/unschedule`);
export const restorePortal = remote<typeof contract.restorePortal>('POST', `${PORTAL}/restore`);
