export { passKind } from './desk.ts';
