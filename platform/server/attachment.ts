import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { HandedFile } from '#platform/contract/endpoint.ts';

/** To be kept, never opened in the portal's own name. */
export const sendAttachment = (reply: FastifyReply, file: HandedFile) =>
  reply
    .type(file.type)
    .header('content-disposition', attachmentNamed(file.name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .send('parts' in file ? Readable.from(file.parts) : bufferOf(file.bytes));

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** RFC 6266: a plain name for old programs, the real one for all others. */
export function attachmentNamed(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(/['()*!]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
