import { createHash, createHmac } from 'node:crypto';
import { SEAL_MARK } from '../sealed-file.ts';

export const fileSeal = (key: string, fileHash: string): string =>
  createHmac('sha256', key).update(fileHash).digest('base64url');

/** The last line seals everything before it: a program that changes the file drops the line or leaves it wrong. */
export function sealFile(file: Buffer, key: string): Buffer {
  const seal = fileSeal(key, createHash('sha256').update(file).digest('hex'));
  return Buffer.concat([file, Buffer.from(`${SEAL_MARK}${seal}\n`)]);
}
