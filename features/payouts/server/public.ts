export { bankFileFaults } from './check-files.ts';
export { bankLineFaults } from './check-lines.ts';
