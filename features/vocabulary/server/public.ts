export { type Choice, readVocabulary, type Vocabulary } from './queries.ts';
