export { calendarFeed } from './calendar-feed.ts';
export {
  chosenPlaces,
  eventColumns,
  type FeedOccurrence,
  type FeedScope,
  firstFitting,
  firstTime,
  publicOrganisation,
} from './queries.ts';
