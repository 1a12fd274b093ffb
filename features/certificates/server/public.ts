export { holdsOneOf } from './held-certificates.ts';
