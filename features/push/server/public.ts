export { hasDevice } from './queries.ts';
export { removeDevicesOfSessions } from './remove-devices.ts';
export { sendPush } from './send-push.ts';
