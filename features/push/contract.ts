import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { MAX_ENDPOINT_LENGTH } from './rules.ts';

const deviceId = ids.device;

export const device = z.object({
  id: deviceId,
  /** 'Firefox, Linux'. */
  agent: z.string(),
  created_at: z.string(),
  /** When the device was last reached. */
  succeeded_at: z.string().nullable(),
  /** SHA-256 of the endpoint in base64url, by which a browser knows itself again. */
  fingerprint: z.string(),
});
export type Device = z.infer<typeof device>;

export const listDevices = endpoint({
  method: 'GET',
  path: '/push-subscriptions',
  summary: 'The devices on which you are told of things, and the key that a browser needs for that; null: not offered.',
  access: 'user',
  rate: 'personal',
  answer: oneOf(z.object({ public_key: z.string().nullable(), devices: z.array(device) })),
});

/** As the browser's `PushSubscription.toJSON()` has it. */
const subscription = z.object({
  endpoint: z.string().max(MAX_ENDPOINT_LENGTH),
  expirationTime: z.number().nullish(),
  keys: z.object({
    /** The browser's public key: 65 bytes in base64url. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
});
export type Subscription = z.infer<typeof subscription>;

export const addDevice = endpoint({
  method: 'POST',
  path: '/push-subscriptions',
  summary: 'Tells you of things on this device from now on, and nobody else. Doing it twice changes nothing.',
  access: 'user',
  rate: 'write',
  body: subscription,
  answer: oneOf(device),
  isOwnOnly: true,
});

const renewal = z.object({
  /** With its keys, which only the browser and we know: they say whose device it is. */
  before: subscription,
  after: subscription,
});
export type Renewal = z.infer<typeof renewal>;

export const renewDevice = endpoint({
  method: 'POST',
  path: '/push-subscriptions/renewals',
  summary: 'A browser has a new address: it takes the place of the old one. Nothing happens where that is not known.',
  access: 'anyone',
  rate: 'write',
  body: renewal,
  answer: 'nothing',
});

export const removeDevice = endpoint({
  method: 'DELETE',
  path: '/push-subscriptions',
  summary: 'Tells you of nothing more on one of your devices.',
  access: 'user',
  rate: 'write',
  body: z.object({ id: deviceId }),
  answer: 'nothing',
  isOwnOnly: true,
  despite: ['sunset'],
});
