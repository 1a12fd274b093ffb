export { announceIn, withdrawAnnouncement } from './portal-announcement.ts';
