export { createPersonWithNumber } from './create-person.ts';
export { endOpenCodes, endSessions, tellSessionsChanged } from './end-sessions.ts';
