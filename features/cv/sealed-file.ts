/** Begins the last line of a file, a comment that programs for PDF pass over; then comes the seal. */
export const SEAL_MARK = '\n%nabolag-cv ';

/** The line is shorter than this. */
const END_BYTES = 200;

/** What a file seals, and its seal; all of it and no seal where it has none. */
export function splitSealed(file: Uint8Array): { body: Uint8Array; seal: string } {
  const end = Math.max(0, file.length - END_BYTES);
  const words = String.fromCharCode(...file.subarray(end));
  const at = words.lastIndexOf(SEAL_MARK);
  if (at < 0) return { body: file, seal: '' };
  return { body: file.subarray(0, end + at), seal: words.slice(at + SEAL_MARK.length).trim() };
}
