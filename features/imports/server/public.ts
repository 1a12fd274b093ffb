export { statusAtSource } from './queries.ts';
