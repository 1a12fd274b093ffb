import { inflateRawSync } from 'node:zlib';

export type ZipEntry = { name: string; packed_bytes: number; unpacked_bytes: number; is_stored: boolean; at: number };

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const MAX_COMMENT_LENGTH = 65_535;
const MAX_ENTRIES = 2000;
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;

/** What a zip file says is in it. Null when it is broken, encrypted, hides its names, or is a bomb. */
export function listZipEntries(file: Buffer): ZipEntry[] | null {
  const entries = readZipEntries(file);
  return entries && unpackedBytes(entries) <= MAX_UNPACKED_BYTES ? entries : null;
}

export const unpackedBytes = (entries: readonly ZipEntry[]): number =>
  entries.reduce((sum, { unpacked_bytes }) => sum + unpacked_bytes, 0);

/** The same, however much there is in it: who asks looks at that before anything is unpacked. */
export function readZipEntries(file: Buffer): ZipEntry[] | null {
  try {
    return readDirectory(file);
  } catch (error) {
    // A number that points out of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readDirectory(file: Buffer): ZipEntry[] | null {
  const end = findEnd(file);
  if (end === null) return null;
  const count = file.readUInt16LE(end + 10);
  if (count === 0 || count > MAX_ENTRIES) return null;
  const entries: ZipEntry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let read = 0; read < count; read += 1) {
    if (file.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const isEncrypted = (file.readUInt16LE(at + 8) & 1) === 1;
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset));
    const name = file.toString('utf8', at + 46, at + 46 + (nameBytes ?? 0));
    if (isEncrypted || !isTameName(name)) return null;
    entries.push({
      name,
      packed_bytes: file.readUInt32LE(at + 20),
      unpacked_bytes: file.readUInt32LE(at + 24),
      is_stored: file.readUInt16LE(at + 10) === 0,
      at: file.readUInt32LE(at + 42),
    });
    at += 46 + (nameBytes ?? 0) + (extraBytes ?? 0) + (commentBytes ?? 0);
  }
  return entries;
}

/** The text of a small entry that is not compressed. */
export function readStoredEntry(file: Buffer, entry: ZipEntry): string | null {
  if (!entry.is_stored || entry.packed_bytes > 200) return null;
  return packedBytesOf(file, entry)?.toString('latin1') ?? null;
}

/** The text of an entry, unless it becomes longer than that, whatever the file says of it. */
export function readTextEntry(file: Buffer, entry: ZipEntry, mostBytes: number): string | null {
  const packed = packedBytesOf(file, entry);
  try {
    const bytes = entry.is_stored ? packed : packed && inflateRawSync(packed, { maxOutputLength: mostBytes });
    return bytes && bytes.length <= mostBytes ? bytes.toString('utf8') : null;
  } catch {
    return null;
  }
}

function packedBytesOf(file: Buffer, { at, packed_bytes }: ZipEntry): Buffer | null {
  if (at + 30 > file.length || file.readUInt32LE(at) !== LOCAL_SIGNATURE) return null;
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  return file.subarray(start, start + packed_bytes);
}

function findEnd(file: Buffer): number | null {
  const first = Math.max(0, file.length - END_BYTES - MAX_COMMENT_LENGTH);
  for (let at = file.length - END_BYTES; at >= first; at -= 1) {
    if (file.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  return null;
}

const isTameName = (name: string): boolean =>
  !name.includes('\0') && !name.includes('\\') && !name.startsWith('/') && !name.split('/').includes('..');
