export { latestFact, timesAskedFor } from './queries.ts';
export { recordFact, recordFacts } from './record-fact.ts';
