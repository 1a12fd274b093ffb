import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';

/** The portal's own key pair (RFC 8292), from its private half: 32 bytes in base64url. */
export type VapidKey = { publicKey: string; sign(claims: VapidClaims): Promise<string> };

type VapidClaims = { endpoint: URL; contact: string; now: Date };

/** Push services take at most 24 hours, and clocks differ. */
const GOOD_FOR_SECONDS = 12 * 3600;

export const newVapidKey = (): string => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const bytes = ecdh.getPrivateKey();
  // A key that begins with zeros comes out short.
  return Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]).toString('base64url');
};

/** Throws for what is no private key of the curve. */
export function vapidKey(privateKey: string): VapidKey {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const point = ecdh.getPublicKey();
  const key: KeyObject = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return {
    publicKey: point.toString('base64url'),
    sign: ({ endpoint, contact, now }) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setAudience(endpoint.origin)
        .setSubject(contact)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS)
        .sign(key),
  };
}
