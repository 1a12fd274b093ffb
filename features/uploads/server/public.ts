export { deleteUnreferred, ownUpload, takeOwnUpload, uploadUrl } from './queries.ts';
export { isWithOrganiser } from './references.ts';
