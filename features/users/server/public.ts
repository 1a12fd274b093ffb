export { contactColumns, provenEmail, provenPhone, thumbnailUrl } from './queries.ts';
