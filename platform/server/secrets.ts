import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** What is done with the portal's secret. Each purpose has a key of its own, so that one cannot stand in for another. */
export type Secrets = {
  /** Raw key material, for libraries that sign by themselves. */
  key(purpose: KeyPurpose): Uint8Array;
  /** A keyed digest: the same text gives the same digest, which tells nothing without the key. */
  digest(purpose: DigestPurpose, text: string): string;
  /** Encrypts for one place (table, column, row); text from another place does not open. */
  seal(text: string, place: string): string;
  /** Throws when it was changed, or sealed for another place or with another key. */
  open(sealed: string, place: string): string;
};

export type KeyPurpose = 'ticket' | 'cookie' | 'provider';

export type DigestPurpose =
  | 'code'
  | 'token'
  | 'session'
  | 'ssn'
  | 'client'
  | 'device'
  | 'recovery'
  | 'caller'
  | 'form'
  | 'challenge'
  | 'door'
  | 'pass'
  | 'preview'
  | 'cv'
  | 'push';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSecrets(secret: string): Secrets {
  const keys = new Map<string, Buffer>();
  const derive = (info: string): Buffer => {
    const known = keys.get(info);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, 'nabolag', info, 32));
    keys.set(info, key);
    return key;
  };
  // Tells which key a sealed text needs, once there is more than one.
  const keyId = createHmac('sha256', derive('key-id')).digest('base64url').slice(0, 6);
  return {
    key: (purpose) => derive(`key ${purpose}`),
    digest: (purpose, text) =>
      createHmac('sha256', derive(`digest ${purpose}`))
        .update(text)
        .digest('base64url'),
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', derive('seal'), nonce).setAAD(Buffer.from(place));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${keyId}.${Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString('base64url')}`;
    },
    open(sealed, place) {
      const [id, body = ''] = sealed.split('.');
      if (id !== keyId) throw new Error('This was sealed with another secret.');
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', derive('seal'), bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/** 256 bits that nobody guesses, fit for an address or a cookie. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** Equal texts, told in the same time wherever they differ. */
export function isSameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
