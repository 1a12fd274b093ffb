export { copyPicture, fileOf, keepUpload } from './copy-upload.ts';
export { deleteUnreferred, giveUploads, takeOwnUpload } from './place-upload.ts';
export { ownUpload, uploadUrl } from './queries.ts';
export { dayInCell, isFormula } from './sheets/cells.ts';
export { type Expected, type FaultyTable, readTable, type WrittenRow } from './sheets/read-table.ts';
export { type SheetReader, sheetReader } from './sheets/sheet-reader.ts';
