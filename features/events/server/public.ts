export {
  changeEvent,
  changeEventWith,
  demandEvent,
  demandGoingOn,
  demandRight,
  demandSightOf,
  type EventWithAccess,
  eventAccess,
  eventIdOf,
  isCohostAdmin,
  lockEvent,
  withEventLocked,
} from './access.ts';
export { mayHaveOfEvent, orderEventExport } from './event-export.ts';
export {
  fitting,
  inPlaces,
  isOpenToAll,
  isPublicEvent,
  occurrenceOf,
  type Period,
  type Places,
  periodOf,
  placesOf,
  within,
} from './matching.ts';
export { isOnList } from './on-list.ts';
export { cardsOfEvents, eventById } from './queries.ts';
export { signUpFacts } from './sign-up-facts.ts';
export {
  eventsOf,
  reachesOfEvents,
  reachOfEvent,
  tellOfEvent,
  tellOfEvents,
  tellOfTakenAway,
} from './tell-of-event.ts';
