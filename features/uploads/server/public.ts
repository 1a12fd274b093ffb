export { SHEET_FAULTS } from '../texts/sheet-faults.ts';
export { copyUpload, fileOf, keepUpload } from './copy-upload.ts';
export { deleteUnreferred, giveUploads, takeOwnUpload } from './place-upload.ts';
export { ownUpload, uploadUrl } from './queries.ts';
export { dayInCell, isFormula } from './sheets/cells.ts';
export {
  findingsOf,
  type ReadSheet,
  type RowFault,
  readSheet,
  readSheetFile,
  type SheetRow,
} from './sheets/read-sheet-file.ts';
export { type Expected, type FaultyTable, readTable, type WrittenRow } from './sheets/read-table.ts';
export { type SheetReader, sheetReader } from './sheets/sheet-reader.ts';
