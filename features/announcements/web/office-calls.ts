import { remote } from '#platform/web/client.ts';
import type * as office from '../office-contract.ts';

const ANNOUNCEMENTS = '/municipality/announcements';

export const listOfficeAnnouncements = remote<typeof office.listOfficeAnnouncements>('GET', ANNOUNCEMENTS);
export const createAnnouncement = remote<typeof office.createAnnouncement>('POST', ANNOUNCEMENTS);
export const updateAnnouncement = remote<typeof office.updateAnnouncement>('PUT', `${ANNOUNCEMENTS}/{id}`);
export const endAnnouncement = remote<typeof office.endAnnouncement>('POST', `${ANNOUNCEMENTS}/{id}/end`);

const FOR_ALL = '/platform/announcements';

export const listAnnouncementsForAll = remote<typeof office.listAnnouncementsForAll>('GET', FOR_ALL);
export const createAnnouncementForAll = remote<typeof office.createAnnouncementForAll>('POST', FOR_ALL);
export const updateAnnouncementForAll = remote<typeof office.updateAnnouncementForAll>('PUT', `${FOR_ALL}/{id}`);
export const endAnnouncementForAll = remote<typeof office.endAnnouncementForAll>('POST', `${FOR_ALL}/{id}/end`);
