/** Where a file to the bank is. */
export const BANK_FILE_STATES = [
  /** Waits for another admin to look at it. */
  'made',
  'approved',
  /** Was handed over, for the bank to have. */
  'sent',
  /** The bank has said yes or no to every line. */
  'answered',
  /** Taken back before the bank had it; what was in it waits for the next one. */
  'withdrawn',
] as const;
export type BankFileState = (typeof BANK_FILE_STATES)[number];

/** From which state a file may come into which. The table `bank_file_step` holds the same, and a test compares them. */
export const BANK_FILE_STEPS = [
  ['made', 'approved'],
  ['approved', 'sent'],
  ['sent', 'answered'],
  ['made', 'withdrawn'],
  ['approved', 'withdrawn'],
] as const satisfies readonly (readonly [BankFileState, BankFileState])[];

export const LINE_RESULTS = ['paid', 'failed', 'withdrawn'] as const;

/** As many as a person can look through, and one transaction carries. What is more goes into another file. */
export const MAX_LINES = 500;
/** So many files a day at most come of one municipality; what is left then goes the next day. */
export const MAX_FILES_AT_ONCE = 40;
/** An answer about all the lines that files can have is much shorter. */
export const MAX_ANSWER_BYTES = 5_000_000;
export const MAX_PAYER_NAME_LENGTH = 70;
export const MAX_REASON_LENGTH = 500;
