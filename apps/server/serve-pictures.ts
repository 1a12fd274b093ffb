import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { parsePicturePath } from '#features/pictures/rules.ts';
import { drawPicture } from '#features/pictures/server/draw-picture.ts';
import { isTenantColour } from '#features/tenants/resolve.ts';
import { Problem } from '#platform/contract/problem.ts';
import { encodingFor } from './compressed-page.ts';
import { FILE_POLICY } from './security-headers.ts';
import { compressPicture, type SentPicture } from './sent-picture.ts';

const KEPT_BYTES = 48 * 1024 * 1024;

/** Pictures are drawn when first asked for and kept; only scenes, sizes and colours that we use can be asked for. */
export function servePictures(server: FastifyInstance, takeTurn: (request: FastifyRequest) => void): void {
  const pictures = new LRUCache<string, Promise<SentPicture>>({
    max: 4000,
    maxSize: KEPT_BYTES,
    sizeCalculation: () => 12_000,
  });
  server.get('/pictures/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const asked = parsePicturePath(path);
    if (!asked || !isTenantColour(`#${asked.colour}`)) throw new Problem('not_found');
    let drawing = pictures.get(path);
    if (!drawing) {
      takeTurn(request);
      drawing = drawPicture(asked).then(compressPicture);
      pictures.set(path, drawing);
      drawing.catch(() => pictures.delete(path));
    }
    const picture = await drawing;
    reply
      .header('content-type', picture.type)
      .header('cache-control', 'public, max-age=604800')
      .header('content-security-policy', FILE_POLICY)
      .header('vary', 'Accept-Encoding');
    if (!picture.brotli || encodingFor(request.headers['accept-encoding']) !== 'br') return reply.send(picture.body);
    return reply.header('content-encoding', 'br').send(picture.brotli);
  });
}
