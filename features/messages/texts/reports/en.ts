import type { LettersFor } from '../../letter.ts';
import type { ReportDecision, ReportedThing, ReportMessages } from '../../news-messages.ts';

const THINGS: Record<ReportedThing, (about: string) => string> = {
  event: (about) => `the activity “${about}”`,
  comment: (about) => `the comment on “${about}”`,
  organisation: (about) => `the organiser ${about}`,
  picture: (about) => `the picture at ${about}`,
  message: (about) => (about ? `the message in “${about}”` : 'the message'),
  user: (about) => about || 'a user',
};

const DONE: Record<ReportDecision, string> = {
  nothing: 'We leave it as it is.',
  warn: 'We have given a warning.',
  hide: 'We have hidden it.',
  remove: 'We have removed it.',
  suspend: 'The user cannot write to others for the next seven days.',
  block: 'We have shut the user out.',
};

const DONE_TO_YOU: Record<ReportDecision, string> = {
  nothing: 'It stays as it is. You don’t need to do anything.',
  warn: 'This is a warning.',
  hide: 'It is hidden, and others cannot see it.',
  remove: 'It has been removed.',
  suspend: 'You can read as before, but not write in conversations or comments for the next seven days.',
  block: 'Your account has been shut out of the portal.',
};

const again = (isAppeal: boolean): string[] =>
  isAppeal ? ['Someone other than the person who decided first has looked at the appeal. This answer is final.'] : [];

export const reportLetters: LettersFor<ReportMessages> = {
  reportReceived: ({ name, kind, about, number, due, url }) => ({
    subject: `Thank you for telling us (case ${number})`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `We have received your report about ${THINGS[kind](about)}.`,
      `A person looks at it, and we will say why when we answer. You will get the answer by: ${due}.`,
      'The one it is about will not be told who reported it.',
    ],
    action: { text: 'See the case', url },
    afterwards: [
      'Is it urgent? Call 112 if someone is in danger. The emergency line for children and young people is 116 111, day and night.',
    ],
    sms: `Thank you for telling us. See the case: ${url}`,
  }),
  reportReferred: ({ name, kind, about, number, url }) => ({
    subject: `Case ${number} has been passed on`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `You reported ${THINGS[kind](about)}. We have passed the case on to a public authority that deals with such things.`,
      'We cannot say more about it. You will still be told what we decide here in the portal.',
    ],
    action: { text: 'See the case', url },
    afterwards: [
      'Is it urgent? Call 112 if someone is in danger. The emergency line for children and young people is 116 111, day and night.',
    ],
    sms: `Case ${number} has been passed on to a public authority. See the case: ${url}`,
  }),
  reportAnswered: ({ name, kind, about, number, decision, reason, isAppeal, url }) => ({
    subject: isAppeal ? `Answer to the appeal in case ${number}` : `Answer to case ${number}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `You reported ${THINGS[kind](about)}. ${DONE[decision]}`,
      `This is the reason: ${reason}`,
      ...again(isAppeal),
    ],
    action: { text: 'See the case', url },
    ...(!isAppeal && {
      afterwards: ['Do you disagree? You can appeal within 14 days. Someone else will then look at the case.'],
    }),
    sms: `We have answered case ${number}. Read the answer: ${url}`,
  }),
  reportedDecided: ({ name, kind, about, number, decision, reason, isAppeal, url }) => ({
    subject: isAppeal ? `The appeal in case ${number} is decided` : `We have looked at ${THINGS[kind](about)}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `Someone has reported ${kind === 'user' ? 'you' : THINGS[kind](about)}, and we have looked at it. ${DONE_TO_YOU[decision]}`,
      `This is the reason: ${reason}`,
      ...again(isAppeal),
    ],
    action: { text: 'See the case', url },
    ...(!isAppeal && {
      afterwards: [
        'Do you disagree? You can appeal within 14 days. Someone else will then look at the case. If you cannot log in, reply to this e-mail.',
      ],
    }),
    sms: `We have decided case ${number}, which is about you. Read why: ${url}`,
  }),
  caseOpened: ({ name, kind, about, number, due, isAboutChild, isAppeal, url }) => ({
    subject: isAppeal ? `Someone has appealed in case ${number}` : `Someone has made a report: case ${number}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      isAppeal
        ? `There is an appeal against the decision about ${THINGS[kind](about)}. Someone other than the person who decided first must look at it.`
        : `Someone has reported ${THINGS[kind](about)}. It should be answered by: ${due}.`,
      ...(isAboutChild && !isAppeal ? ['It may be about a child. Look at it at once.'] : []),
    ],
    action: { text: 'Open the queue', url },
    sms: isAppeal
      ? `Someone has appealed in case ${number}: ${url}`
      : `Someone has made a report, case ${number}: ${url}`,
  }),
};
