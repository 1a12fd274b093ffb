export { passKind } from './pass-kind.ts';
