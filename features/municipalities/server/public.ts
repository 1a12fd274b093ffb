export { askedMunicipality, visitedMunicipality } from './asked-municipality.ts';
export { lockMunicipality } from './lock-municipality.ts';
export { allPostalPlaces, findPostalPlace, type PostalPlace } from './postal-codes.ts';
export { readMunicipalities } from './queries.ts';
