/**
 * What a malware scanner says of a file. None of it is an error: a scanner that cannot be reached, answers too late or
 * says something that we do not understand has not checked the file.
 */
export type ScanFinding =
  | { outcome: 'harmless' }
  /** With the scanner's own name for what it found. */
  | { outcome: 'harmful'; signature: string }
  | { outcome: 'unavailable' };

/** Never throws. */
export type ScanFile = (bytes: Uint8Array) => Promise<ScanFinding>;
