export { userOfSession } from './authenticate.ts';
export { createPersonWithNumber } from './create-person.ts';
export { endOpenCodes, endSessions, endSupport, tellSessionsChanged } from './end-sessions.ts';
export { lockUser } from './lock-user.ts';
export { isHelpedBySupport } from './may-act.ts';
export { rightsOf } from './people.ts';
export { sessionsOf } from './queries.ts';
