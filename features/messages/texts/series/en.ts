import { kroner } from '#platform/language/money.ts';
import type { ChangesInWords, SeriesMessages, TimesInWords } from '../../contract.ts';
import { type LettersFor, linesOf } from '../../letter.ts';
import { nameInSms } from '../../sms-text.ts';

const countOf = ({ lines, more }: TimesInWords): number => lines.length + more;
const andMore = (more: number): string => (more === 1 ? 'and one more time' : `and ${more} more times`);
const listOf = (times: TimesInWords): string => linesOf(times, andMore);
const inSms = (times: TimesInWords): string => {
  const { starts } = times;
  const count = countOf(times);
  return count === 1 ? starts : `${starts} and ${count - 1} more`;
};

const priceOf = (ore: number | null): string => (ore === null ? 'not given' : ore === 0 ? 'free' : kroner(ore));

const whatIsNew = ({ moved, title, place, price, hasNewDescription, hasOther }: ChangesInWords): string[] => [
  ...moved.map(({ before, after }) => `Before: ${before}\nNow: ${after}`),
  ...(title ? [`New name: ${title.after}\nBefore: ${title.before}`] : []),
  ...(place ? [`New place: ${place.after || 'not given'}\nBefore: ${place.before || 'not given'}`] : []),
  ...(price ? [`The price is now: ${priceOf(price.after)}\nBefore: ${priceOf(price.before)}`] : []),
  ...(hasNewDescription ? ['The description is new.'] : []),
  ...(hasOther ? ['Other details have changed. You will find them on the page.'] : []),
];

const headline = ({ moved, title, place, price, hasNewDescription, hasOther }: ChangesInWords, day: string | null) => {
  if (moved.length > 0) return day ? `New time ${day}` : 'New times';
  if (place) return 'New place';
  return hasNewDescription && !title && !price && !hasOther ? 'New description' : 'Changed';
};

export const seriesLetters: LettersFor<SeriesMessages> = {
  eventChanged: ({ name, event, organisation, times, changes, hasFile, url }) => ({
    subject: `${headline(changes, times.day)}: ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `${organisation} has changed “${event}”, which you have signed up for.`,
      ...whatIsNew(changes),
      ...(changes.moved.length > 0 ? [] : [`When:\n${listOf(times)}`]),
      'If it no longer suits you, cancel your place so someone else can have it.',
    ],
    action: { text: 'See what is new', url },
    afterwards: hasFile ? ['Open the attachment to update your calendar.'] : [],
    sms:
      changes.moved.length > 0
        ? `${times.day ? 'New time' : 'New times'}: ${nameInSms(event)}. ${inSms(times)}. ${url}`
        : changes.place
          ? `New place: ${nameInSms(event)}. ${nameInSms(changes.place.after)}. ${url}`
          : `${headline(changes, null)}: ${nameInSms(event)}. See ${url}`,
  }),
  eventCancelled: ({ name, event, organisation, times, isAll, reason, hasFile, url }) => {
    const { day } = times;
    const count = countOf(times);
    return {
      subject: day
        ? `Cancelled ${day}: ${event}`
        : isAll
          ? `Cancelled: ${event}`
          : `Cancelled ${count} times: ${event}`,
      greeting: `Hello, ${name}!`,
      paragraphs: [
        day
          ? `${organisation} has unfortunately cancelled “${event}” on ${day}.`
          : isAll
            ? `${organisation} has unfortunately cancelled “${event}”.`
            : `${organisation} has unfortunately cancelled “${event}” on these dates:`,
        `Cancelled:\n${listOf(times)}`,
        ...(reason ? [`The organiser writes: “${reason}”`] : []),
        'There is nothing that you need to do.',
      ],
      action: { text: 'See the activity', url },
      afterwards: hasFile ? ['Open the attachment to mark it as cancelled in your calendar.'] : [],
      sms:
        isAll && !day
          ? `Cancelled: ${nameInSms(event)}. ${url}`
          : `Cancelled: ${nameInSms(event)}. ${inSms(times)}. ${url}`,
    };
  },
  eventUncancelled: ({ name, event, organisation, times, keepsPlace, hasFile, url }) => ({
    subject: times.day ? `Taking place after all ${times.day}: ${event}` : `Taking place after all: ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `${organisation} had cancelled “${event}”, but it takes place after all.`,
      `When:\n${listOf(times)}`,
      keepsPlace
        ? 'You are still signed up. If you can’t come, please cancel your place so someone else can have it.'
        : 'You are no longer signed up. If you want to take part, you need to sign up again.',
    ],
    action: { text: keepsPlace ? 'See the activity' : 'Sign up again', url },
    afterwards: hasFile ? ['Open the attachment to put it back into your calendar.'] : [],
    sms: keepsPlace
      ? `Taking place after all: ${nameInSms(event)}. You still have your place. ${url}`
      : `Taking place after all: ${nameInSms(event)}. Sign up again: ${url}`,
  }),
  eventTakenDown: ({ name, event, reason, hasParticipants, url }, portal) => ({
    subject: `Taken down: ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      hasParticipants
        ? `The moderators of ${portal} have taken down “${event}”. It is a draft now, and those who had signed up have been told.`
        : `The moderators of ${portal} have taken down “${event}”. It is a draft now.`,
      `The reason is: “${reason}”`,
      'Please fix the problem. When the moderators have looked at it again, you can publish it.',
    ],
    action: { text: 'Open the draft', url },
    sms: `One of your activities has been taken down. See the draft: ${url}`,
  }),
  eventLifted: ({ name, event, reason, url }, portal) => ({
    subject: `Can be published again: ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `The moderators of ${portal} have looked at “${event}” again. You can publish it now.`,
      `They write: “${reason}”`,
    ],
    action: { text: 'Open the draft', url },
    sms: `An activity that was taken down can be published again. See the draft: ${url}`,
  }),
  eventPaused: ({ name, event, organisation, times, isForGood }, portal) => ({
    subject: isForGood ? `No longer shown: ${event}` : `On hold: ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      isForGood
        ? `${organisation} is no longer approved as an organiser on ${portal}. “${event}” is therefore no longer shown, and you should not count on it taking place.`
        : `The municipality has suspended ${organisation} on ${portal} for now. “${event}” is therefore hidden, and we do not know whether it will take place.`,
      `You are signed up for:\n${listOf(times)}`,
      'You don’t need to do anything. If the organiser is reopened, you still have your place, and we will tell you.',
    ],
    sms: isForGood
      ? `No longer shown: ${nameInSms(event)}. Do not count on it taking place.`
      : `On hold: ${nameInSms(event)}. We will tell you if it is reopened.`,
  }),
  eventResumed: ({ name, event, organisation, times, url }) => ({
    subject: `Back on: ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `${organisation} has been reopened, and “${event}” goes ahead as planned. Your place still stands.`,
      `Dates:\n${listOf(times)}`,
      'If you cannot come, please cancel your place, so that someone else gets it.',
    ],
    action: { text: 'See the activity', url },
    sms: `Back on: ${nameInSms(event)}. You still have your place. ${url}`,
  }),
};
