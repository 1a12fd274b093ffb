export { endOpenCodes, endSessions, tellSessionsChanged } from './end-sessions.ts';
