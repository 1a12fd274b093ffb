export { calendarFeed } from './calendar-feed.ts';
export { feedTexts, filterWords, inChosenPlaces } from './feed-words.ts';
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
