export { recordFact, recordFacts } from './record-fact.ts';
