export { allPostalPlaces, findPostalPlace, type PostalPlace } from './postal-codes.ts';
