export { type CalendarTime, calendarFile } from './calendar-file.ts';
export { cancelPlaces } from './cancel-places.ts';
export { fillPlaces } from './fill-places.ts';
export { hasTakenPart, isKnownTo, isPresent, listKnownPeople } from './known-people.ts';
export { demandNames } from './participants-access.ts';
export { placesToCome } from './place-rows.ts';
export { sortWaiting } from './priority.ts';
export { MAX_LINES, timesInWords } from './times-in-words.ts';
