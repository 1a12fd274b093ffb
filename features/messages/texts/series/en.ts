import type { SeriesMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';
import { nameInSms } from '../../sms-text.ts';

export const seriesLetters: LettersFor<SeriesMessages> = {
  eventChanged: ({ name, event, organisation, when, url }) => ({
    subject: `Changed: ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `${organisation} has changed “${event}”, which you have signed up for.`,
      `The details are now: ${when}.`,
      'If it no longer suits you, cancel your place so someone else can have it.',
    ],
    action: { text: 'See what is new', url },
    sms: `Changed: ${nameInSms(event)}. See ${url}`,
  }),
  eventCancelled: ({ name, event, organisation, when, reason, url }) => ({
    subject: `Cancelled: ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `${organisation} has unfortunately cancelled “${event}”.`,
      `Cancelled date: ${when}.`,
      ...(reason ? [`The organiser writes: “${reason}”`] : []),
      'There is nothing that you need to do.',
    ],
    action: { text: 'See the activity', url },
    sms: `Cancelled: ${nameInSms(event)}. See ${url}`,
  }),
  eventUncancelled: ({ name, event, organisation, when, keepsPlace, url }) => ({
    subject: `Taking place after all: ${event}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `${organisation} had cancelled “${event}”, but it takes place after all.`,
      `The time is: ${when}.`,
      keepsPlace
        ? 'You are still signed up. If you can’t come, please cancel your place so someone else can have it.'
        : 'You are no longer signed up. If you want to take part, you need to sign up again.',
    ],
    action: { text: keepsPlace ? 'See the activity' : 'Sign up again', url },
    sms: keepsPlace
      ? `Going ahead after all: ${nameInSms(event)}. You still have your place. ${url}`
      : `Going ahead after all: ${nameInSms(event)}. Sign up again: ${url}`,
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
};
