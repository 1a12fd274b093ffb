import type { webcrypto } from 'node:crypto';

/**
 * A browser's half of Web Push, written from RFC 8188 and 8291 with Web Crypto alone: it shares no code with the half
 * that sends.
 */
export async function pushBrowser() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const auth = crypto.getRandomValues(new Uint8Array(16));
  return {
    keys: { p256dh: base64url(publicKey), auth: base64url(auth) },
    read: (content: Uint8Array) => decrypt(content, { privateKey: pair.privateKey, publicKey, auth }),
  };
}
export type PushBrowser = Awaited<ReturnType<typeof pushBrowser>>;

type OwnKeys = { privateKey: webcrypto.CryptoKey; publicKey: Uint8Array<ArrayBuffer>; auth: Uint8Array<ArrayBuffer> };

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

const SALT_BYTES = 16;
const KEY_AT = 21;

async function decrypt(content: Uint8Array, { privateKey, publicKey, auth }: OwnKeys): Promise<string> {
  const bytes = Uint8Array.from(content);
  const salt = bytes.slice(0, SALT_BYTES);
  const recordBytes = new DataView(bytes.buffer).getUint32(SALT_BYTES);
  const keyBytes = bytes[KEY_AT - 1] ?? 0;
  const senderKey = bytes.slice(KEY_AT, KEY_AT + keyBytes);
  const record = bytes.slice(KEY_AT + keyBytes);
  if (record.length > recordBytes) throw new Error('More than one record.');
  const sender = await crypto.subtle.importKey('raw', senderKey, { name: 'ECDH', namedCurve: 'P-256' }, false, []);
  const agreed = new Uint8Array(await crypto.subtle.deriveBits({ name: 'ECDH', public: sender }, privateKey, 256));
  const secret = await derive(agreed, auth, [text('WebPush: info\0'), publicKey, senderKey], 32);
  const key = await derive(secret, salt, [text('Content-Encoding: aes128gcm\0')], 16);
  const nonce = await derive(secret, salt, [text('Content-Encoding: nonce\0')], 12);
  const opener = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const opened = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, opener, record));
  const end = opened.findLastIndex((byte) => byte !== 0);
  if (opened[end] !== 2) throw new Error('The last record is not marked as such.');
  return new TextDecoder('utf-8', { fatal: true }).decode(opened.slice(0, end));
}

const text = (characters: string): Uint8Array => new TextEncoder().encode(characters);

async function derive(
  from: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: readonly Uint8Array[],
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', from, 'HKDF', false, ['deriveBits']);
  const parts = Uint8Array.from(Buffer.concat(info));
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info: parts }, key, bytes * 8),
  );
}
