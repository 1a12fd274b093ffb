export { calendarFeed } from './calendar-feed.ts';
export {
  chosenPlaces,
  eventColumns,
  type FeedOccurrence,
  type FeedScope,
  feedOccurrenceRow,
  firstFitting,
  firstTime,
  publicOrganisation,
} from './queries.ts';
