export { hasTakenPart, isKnownTo, isPresent, listKnownPeople } from './known-people.ts';
export { demandNames } from './participants-access.ts';
export { type ExportedAttendee, exportedAttendees } from './participants-exported.ts';
export { fillPlaces, placesToCome } from './places.ts';
export { sortWaiting } from './priority.ts';
export { vacatePlaces } from './vacate-places.ts';
