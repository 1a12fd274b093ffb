import type { FastifyReply } from 'fastify';
import type { HandedFile } from '#platform/contract/endpoint.ts';

/** To be kept, never opened in the portal's own name. */
export const sendAttachment = (reply: FastifyReply, { name, type, bytes }: HandedFile) =>
  reply
    .type(type)
    .header('content-disposition', attachmentNamed(name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));

/** RFC 6266: a plain name for old programs, the real one for all others. */
export function attachmentNamed(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(/['()*!]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
