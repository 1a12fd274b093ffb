export { noteLook } from './note-look.ts';
export { recordAudit } from './record-audit.ts';
