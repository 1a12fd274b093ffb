export { copyPicture, fileOf, keepUpload } from './copy-upload.ts';
export { deleteUnreferred, giveUploads, takeOwnUpload } from './place-upload.ts';
export { ownUpload, uploadUrl } from './queries.ts';
export { readTextEntry, readZipEntries, unpackedBytes } from './zip-entries.ts';
