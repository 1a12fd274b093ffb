export { readNotice } from './mark-read.ts';
export { type Notice, notify } from './notify.ts';
export { isThere, type Recipient, recipient, recipientRow } from './recipients.ts';
