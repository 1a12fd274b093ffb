export { hasDevice } from './queries.ts';
export { removeDevicesOf, removeDevicesOfSessions } from './remove-devices.ts';
export { type Push, sendPush } from './send-push.ts';
