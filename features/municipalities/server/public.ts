export { allPostalPlaces, findPostalPlace, type PostalPlace } from './postal-codes.ts';
export { readMunicipalities } from './queries.ts';
