import type { DOCUMENT_TYPES, IMAGE_TYPES } from '../rules.ts';
import { listZipEntries, readStoredEntry } from './zip-entries.ts';

export type FileType = (typeof IMAGE_TYPES)[number] | (typeof DOCUMENT_TYPES)[number];

/** What a file is by its content. What its name or its sender say is not asked. Null for anything we do not take. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(file, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(file, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  if (/^GIF8[79]a/.test(file.toString('latin1', 0, 6))) return 'image/gif';
  if (file.toString('latin1', 0, 5) === '%PDF-') return isWholePdf(file) ? 'application/pdf' : null;
  if (startsWith(file, [0x50, 0x4b, 0x03, 0x04])) return packedTypeOf(file);
  return isPlainText(file) ? 'text/plain' : null;
}

export const isImageType = (type: FileType | null): boolean => type?.startsWith('image/') ?? false;

const startsWith = (file: Buffer, start: readonly number[]): boolean => start.every((byte, at) => file[at] === byte);

const isWholePdf = (file: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8)) && file.subarray(-1024).toString('latin1').includes('%%EOF');

const ODT = 'application/vnd.oasis.opendocument.text';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Letters are packed with zip. Nothing is unpacked here; what would unpack into too much is refused. */
function packedTypeOf(file: Buffer): FileType | null {
  const entries = listZipEntries(file);
  if (!entries) return null;
  const names = new Set(entries.map(({ name }) => name));
  const hasMacros = entries.some(({ name }) => /(^|\/)vbaProject\.bin$|^Basic\//i.test(name));
  if (hasMacros) return null;
  if (names.has('[Content_Types].xml') && names.has('word/document.xml')) return DOCX;
  const [first] = entries;
  return first?.name === 'mimetype' && names.has('content.xml') && readStoredEntry(file, first) === ODT ? ODT : null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what text does not have in it.
const NOT_TEXT = /[\0-\x08\x0b\x0e-\x1f\x7f]/;

/** UTF-8 that a person could have typed, and no markup: a page called .txt is still a page to a user. */
function isPlainText(file: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    return text.trim() !== '' && !NOT_TEXT.test(text) && !/^\s*<[!?a-z]/i.test(text);
  } catch {
    return false;
  }
}
