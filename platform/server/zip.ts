import { crc32 } from 'node:zlib';

export type ZipEntry = { name: string; bytes: Uint8Array };

const UTF8_NAMES = 0x0800;
const LOCAL_HEADER_BYTES = 30;
const CENTRAL_HEADER_BYTES = 46;
const END_BYTES = 22;
/** The first day that the format knows: what is in the files is the same whenever they are made. */
const FIRST_DAY = 0x0021;

/** Several files in one, as they are: those that are worth pressing together are already. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const encoded = Buffer.from(name);
    const facts = { name: encoded, size: bytes.length, checksum: crc32(bytes) };
    parts.push(localHeader(facts), encoded, Buffer.from(bytes));
    directory.push(centralHeader({ ...facts, offset }), encoded);
    offset += LOCAL_HEADER_BYTES + encoded.length + bytes.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

type EntryFacts = { name: Buffer; size: number; checksum: number };

function localHeader(facts: EntryFacts): Buffer {
  const header = Buffer.alloc(LOCAL_HEADER_BYTES);
  header.writeUInt32LE(0x04034b50, 0);
  writeFacts(header, 4, facts);
  return header;
}

function centralHeader({ offset, ...facts }: EntryFacts & { offset: number }): Buffer {
  const header = Buffer.alloc(CENTRAL_HEADER_BYTES);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(20, 4);
  writeFacts(header, 6, facts);
  header.writeUInt32LE(offset, 42);
  return header;
}

/** What both headers say of a file, from the version on that is needed to read it. */
function writeFacts(header: Buffer, at: number, { name, size, checksum }: EntryFacts): void {
  header.writeUInt16LE(20, at);
  header.writeUInt16LE(UTF8_NAMES, at + 2);
  header.writeUInt16LE(FIRST_DAY, at + 8);
  header.writeUInt32LE(checksum, at + 10);
  header.writeUInt32LE(size, at + 14);
  header.writeUInt32LE(size, at + 18);
  header.writeUInt16LE(name.length, at + 22);
}
