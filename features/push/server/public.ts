export { hasDevice } from './queries.ts';
export { removeAllDevices, removeDevicesOf, removeDevicesOfSessions } from './remove-devices.ts';
export { type Push, sendPush } from './send-push.ts';
