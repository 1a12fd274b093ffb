import { newVapidKey } from '#features/push/server/vapid-key.ts';

/** `npm run vapid-key` prints a private key for the setting VAPID_KEY. */
console.log(`VAPID_KEY=${newVapidKey()}`);
