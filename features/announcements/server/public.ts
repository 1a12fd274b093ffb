export { announceIn, withdrawAnnouncement } from './portal-announcement.ts';
export { ANNOUNCEMENTS } from './tell-of-announcement.ts';
