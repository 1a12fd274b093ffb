/** Why the portal did not start, and the exit code that says so to the caller that started it. */
export const EXIT_CODES = {
  settings: 2,
  port_in_use: 3,
  folder_unwritable: 4,
  folder_in_use: 5,
  migration: 6,
  database_unreachable: 7,
  not_built: 8,
  database_damaged: 9,
  storage_full: 10,
} as const;

export class StartupError extends Error {
  readonly reason: keyof typeof EXIT_CODES;

  constructor(reason: keyof typeof EXIT_CODES, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartupError';
    this.reason = reason;
  }

  get exitCode(): number {
    return EXIT_CODES[this.reason];
  }
}
