export { casesWaiting } from './case-figures.ts';
