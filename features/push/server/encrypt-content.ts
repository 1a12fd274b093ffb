import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const RECORD_BYTES = 4096;
/** Ends the last record; what follows is filling. */
const LAST_RECORD = 2;
/** Everything is filled up to a multiple of this: its length tells the push service nothing. */
const FILLED_TO_BYTES = 512;

type Recipient = { p256dh: string; auth: string };

/** For tests: RFC 8291 shows an example with these. */
type Chance = { salt: Uint8Array; privateKey: Uint8Array; isFilled: boolean };

/**
 * RFC 8291 (with RFC 8188, `aes128gcm`): one record that only the browser can read, which made the keys. The push
 * service in between sees from whom it is, when, and how large, in steps.
 */
export function encryptContent(text: string, { p256dh, auth }: Recipient, chance?: Chance): Uint8Array {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const ecdh = createECDH(CURVE);
  if (chance) ecdh.setPrivateKey(chance.privateKey);
  else ecdh.generateKeys();
  const ownKey = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const shared = hkdfSync('sha256', ecdh.computeSecret(browserKey), Buffer.from(auth, 'base64url'), info, 32);
  const salt = chance?.salt ?? randomBytes(16);
  const derive = (purpose: string, bytes: number) =>
    new Uint8Array(hkdfSync('sha256', new Uint8Array(shared), salt, `Content-Encoding: ${purpose}\0`, bytes));
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  const record = Buffer.concat([Buffer.from(text), Buffer.from([LAST_RECORD])]);
  const filling =
    chance?.isFilled === false ? 0 : (FILLED_TO_BYTES - (record.length % FILLED_TO_BYTES)) % FILLED_TO_BYTES;
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_BYTES);
  header.writeUInt8(ownKey.length, 4);
  return Buffer.concat([
    salt,
    header,
    ownKey,
    cipher.update(Buffer.concat([record, Buffer.alloc(filling)])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** Whether a key is a point on the curve, as a browser's is: with any other there is nothing to agree on. */
export function isBrowserKey(p256dh: string): boolean {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
