export { hasDevice } from './queries.ts';
export { removeDevicesOf, removeDevicesOfSessions } from './remove-devices.ts';
export { sendPush } from './send-push.ts';
