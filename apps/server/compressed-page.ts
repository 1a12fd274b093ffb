import { brotliCompressSync, constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A finished page that is sent many times, each time with another nonce at its end. All but the end is compressed
 * once; the end is appended uncompressed in the format's own way of holding raw bytes, so a response costs a copy.
 * See decisions/0004-pages-are-compressed-once.md.
 */
export type CompressedPage = {
  plain: Buffer;
  /** What it takes at most, with both encodings made. */
  bytes: number;
  gzip(): { start: Buffer; crc: number };
  brotli(): Buffer;
};

export type Encoding = 'br' | 'gzip' | null;

/** An encoding is made when the first visitor asks for it, and kept. */
export function compressPage(html: readonly string[]): CompressedPage {
  // Joined as bytes: one string of it all would be copied once more before it becomes bytes.
  const plain = Buffer.concat(html.map((piece) => Buffer.from(piece)));
  let gzip: { start: Buffer; crc: number } | undefined;
  let brotli: Buffer | undefined;
  let isTight = false;
  return {
    plain,
    bytes: plain.length * 2,
    gzip() {
      gzip ??= {
        start: Buffer.concat([GZIP_HEADER, deflateRawSync(plain, { level: 6, finishFlush: constants.Z_FULL_FLUSH })]),
        crc: crc32(plain),
      };
      return gzip;
    },
    brotli() {
      // A user waits for the first; a page that is asked for again is worth twice the work.
      if (!brotli) brotli = brotliOf(plain, QUICK);
      else if (!isTight) {
        brotli = brotliOf(plain, TIGHT);
        isTight = true;
      }
      return brotli;
    },
  };
}

/** A third of the work of the next one, for an eighth more bytes. */
const QUICK = 2;
const TIGHT = 5;

const brotliOf = (plain: Buffer, quality: number): Buffer =>
  brotliCompressSync(plain, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // A page fits into this window; the usual one takes megabytes each time.
      [constants.BROTLI_PARAM_LGWIN]: 17,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });

/** The page with its end put on, in the encoding the browser takes. The end is short: see MAX_END_BYTES. */
export function finishPage(page: CompressedPage, end: string, encoding: Encoding): Buffer {
  const tail = Buffer.from(end);
  if (tail.length > MAX_END_BYTES) throw new Error('The end of the page is longer than one uncompressed block.');
  if (encoding === 'br') return Buffer.concat([page.brotli(), brotliRawHeader(tail.length), tail, BROTLI_LAST]);
  if (encoding === 'gzip') {
    const { start, crc: crcOfStart } = page.gzip();
    const crc = crc32(tail, crcOfStart);
    return Buffer.concat([
      start,
      deflateRawHeader(tail.length),
      tail,
      gzipTrailer(crc, page.plain.length + tail.length),
    ]);
  }
  return Buffer.concat([page.plain, tail]);
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

const MAX_END_BYTES = 0xffff;

// RFC 1952: magic, deflate, no flags, no time, no extra flags, unknown system.
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** RFC 1951 3.2.4: last block, stored; length and its complement. The flush before has aligned us to a byte. */
function deflateRawHeader(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt8(1, 0);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}

function gzipTrailer(crc: number, length: number): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(length, 4);
  return trailer;
}

/** RFC 7932 9.2: not the last, length in four nibbles, uncompressed; the rest of the third byte is padding. */
function brotliRawHeader(length: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}

/** The last meta-block, empty. */
const BROTLI_LAST = Buffer.from([3]);
