export { bankFileFaults } from './check-files.ts';
