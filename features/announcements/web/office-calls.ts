import { remote } from '#platform/web/client.ts';
import type * as office from '../office-contract.ts';

const ANNOUNCEMENTS = '/municipality/announcements';

export const listOfficeAnnouncements = remote<typeof office.listOfficeAnnouncements>('GET', ANNOUNCEMENTS);
export const createAnnouncement = remote<typeof office.createAnnouncement>('POST', ANNOUNCEMENTS);
export const updateAnnouncement = remote<typeof office.updateAnnouncement>('PUT', `${ANNOUNCEMENTS}/{id}`);
export const endAnnouncement = remote<typeof office.endAnnouncement>('POST', `${ANNOUNCEMENTS}/{id}/end`);
