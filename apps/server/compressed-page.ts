import { hash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A finished page, packed once and sent many times. */
export type CompressedPage = {
  bytes: number;
  /** Another one for other contents, and the same in every encoding. */
  etag: string;
  body(encoding: Encoding): Buffer;
};

export type Encoding = 'br' | 'gzip' | null;

/**
 * Only the smallest form is kept, a seventh of the page, so that many pages fit into memory. Hardly a browser asks for
 * another; those that do get it made from this one.
 */
export function compressPage(html: readonly string[]): CompressedPage {
  // Joined as bytes: one string of it all would be copied once more before it becomes bytes.
  const plain = Buffer.concat(html.map((piece) => Buffer.from(piece)));
  let brotli = brotliOf(plain, QUICK);
  const etag = `W/"${hash('sha256', plain, 'base64url')}"`;
  let timesSent = 0;
  return {
    bytes: brotli.length,
    etag,
    body(encoding) {
      if (encoding === null) return brotliDecompressSync(brotli);
      if (encoding === 'gzip') {
        const gzip = gzipped.get(etag) ?? gzipSync(brotliDecompressSync(brotli));
        gzipped.set(etag, gzip);
        return gzip;
      }
      timesSent += 1;
      if (timesSent === WORTH_MORE_WORK_FROM) brotli = brotliOf(brotliDecompressSync(brotli), TIGHT);
      return brotli;
    },
  };
}

/** A third of the work of the next one, for an eighth more bytes. */
const QUICK = 2;
const TIGHT = 5;
/** So often a page has to be sent before that is less than a tenth of what sending it costs. */
const WORTH_MORE_WORK_FROM = 200;

const MAX_GZIPPED_BYTES = 8 * 1024 * 1024;
const gzipped = new LRUCache<string, Buffer>({ maxSize: MAX_GZIPPED_BYTES, sizeCalculation: ({ length }) => length });

function brotliOf(plain: Buffer, quality: number): Buffer {
  const packed = brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // A page fits into this window; the usual one takes megabytes each time.
      [constants.BROTLI_PARAM_LGWIN]: 17,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  // As large as it is: the one that it was written into would be kept with it.
  return Buffer.from(packed);
}

/** Of what the browser accepts, the smallest that we have. `identity` and `*` change nothing for real browsers. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return null;
  // What browsers send; the rest is read with care.
  if (acceptEncoding === 'gzip, deflate, br, zstd' || acceptEncoding === 'gzip, deflate, br') return 'br';
  const accepted = acceptEncoding
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}
