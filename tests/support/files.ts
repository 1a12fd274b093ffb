import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Size = { width?: number; height?: number };

const drawing = ({ width = 400, height = 300 }: Size) =>
  sharp({ create: { width, height, channels: 4, background: { r: 29, g: 107, b: 92, alpha: 0.8 } } });

export const jpeg = (size: Size = {}) => drawing(size).jpeg().toBuffer();
export const png = (size: Size = {}) => drawing(size).png().toBuffer();
export const webp = (size: Size = {}) => drawing(size).webp().toBuffer();
export const gif = (size: Size = {}) => drawing(size).gif().toBuffer();

/** A photograph as a phone takes it: on its side, with the place where it was taken. */
export const photograph = ({ width = 400, height = 300, orientation = 6 } = {}) =>
  drawing({ width, height })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Fjelltelefon', Copyright: 'Kari Nordmann' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 23/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '5/1 19/1 0/1' },
    })
    .withMetadata({ orientation })
    .toBuffer();

/** How a photograph tells that it knows where it was taken: the tag of the position, as phones write it. */
export const GPS_TAG = Buffer.from([0x25, 0x88, 0x04, 0x00]);

export const pdf = (inside = '') =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n${inside}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

/** One chunk of a PNG, with the checksum that it needs to be believed. */
function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8);
  return chunk;
}

/** A PNG that says it is this large; what is in it is nearly nothing. */
export function pngDeclaring(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF that says it is this large, with as many frames as asked for. */
export function gifDeclaring(width: number, height: number, frames = 1): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const frame = Buffer.concat([
    Buffer.from('21f904000100000000', 'hex').subarray(0, 8),
    Buffer.from('2c00000000', 'hex'),
    size,
    Buffer.from('000202440100', 'hex'),
  ]);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from('800000ffffff000000', 'hex'),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ]);
}

export type ZipFile = { name: string; content?: string; declaredBytes?: number; isEncrypted?: boolean };

/** A zip file whose entries are not compressed; it may lie about how much is in it. */
export function zip(files: readonly ZipFile[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content = '', declaredBytes, isEncrypted = false } of files) {
    const [nameBytes, data] = [Buffer.from(name), Buffer.from(content)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(declaredBytes ?? data.length, 18);
    facts.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, nameBytes, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, place, nameBytes]));
    locals.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

export const docx = (more: readonly ZipFile[] = []) =>
  zip([{ name: '[Content_Types].xml', content: '<Types/>' }, { name: 'word/document.xml', content: '<w/>' }, ...more]);

export const odt = (mimetype = 'application/vnd.oasis.opendocument.text') =>
  zip([
    { name: 'mimetype', content: mimetype },
    { name: 'content.xml', content: '<office/>' },
  ]);

/** A PNG with one more chunk after its header. */
export function pngWithChunk(picture: Buffer, type: string, data: Buffer): Buffer {
  const afterHeader = 8 + 25;
  return Buffer.concat([picture.subarray(0, afterHeader), pngChunk(type, data), picture.subarray(afterHeader)]);
}

/** The size in a JPEG stands behind the start-of-frame marker. */
export function jpegDeclaring(picture: Buffer, side: number): Buffer {
  const changed = Buffer.from(picture);
  const at = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(side, at + 5);
  changed.writeUInt16BE(side, at + 7);
  return changed;
}

/** An extended WebP header that says 2²⁴ × 2²⁴ in front of a small picture. */
export function webpDeclaring(picture: Buffer): Buffer {
  const header = Buffer.concat([Buffer.from('VP8X'), Buffer.from([10, 0, 0, 0, 0, 0, 0, 0]), Buffer.alloc(6, 0xff)]);
  const body = Buffer.concat([Buffer.from('WEBP'), header, picture.subarray(12)]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), size, body]);
}
