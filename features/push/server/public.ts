export { hasDevice, removeDevicesOf, removeDevicesOfSessions } from './queries.ts';
export { sendPush } from './send-push.ts';
