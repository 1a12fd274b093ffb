import { z } from 'zod';

/** So large may a list of things out of a spreadsheet be. */
export const MAX_SHEET_BYTES = 2 * 1024 * 1024;
/** So many faults are told at once; who has put them right sees the next. */
export const MAX_FAULTS_SHOWN = 50;
/** So many of the first rows show that the columns were understood. */
export const ROWS_SHOWN = 5;

/** What is said of a spreadsheet before anything of it is kept. */
export const sheetFindings = z.object({
  rows_count: z.int(),
  /** All of them, of which the first are shown. */
  faults_count: z.int(),
  /** By row and by the column's name, in the reader's language. */
  faults: z.array(z.object({ row: z.int(), column: z.string(), message: z.string() })),
  /** Headings of columns that are not read. */
  ignored: z.array(z.string()),
  /** The sheet that was read, where the file has others that people see. */
  sheet: z.string().nullable(),
});
export type SheetFindings = z.infer<typeof sheetFindings>;

/** How a spreadsheet is sent. */
export const sendsSheet = { rate: 'upload', isOwnOnly: true, takesFileOfBytes: MAX_SHEET_BYTES } as const;
