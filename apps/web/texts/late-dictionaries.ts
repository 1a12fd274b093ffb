import type { LateDictionaries } from '../page-module.ts';

/** For Min side. */
export const myDictionaries: LateDictionaries = {
  nb: () => import('./my/nb.ts'),
  nn: () => import('./my/nn.ts'),
  en: () => import('./my/en.ts'),
};

/** For an event's own page. */
export const eventDictionaries: LateDictionaries = {
  nb: () => import('./event/nb.ts'),
  nn: () => import('./event/nn.ts'),
  en: () => import('./event/en.ts'),
};

/** For all filters of the list, the calendar and the map, which come after the page. */
export const filterDictionaries = {
  nb: () => import('./filters/nb.ts'),
  nn: () => import('./filters/nn.ts'),
  en: () => import('./filters/en.ts'),
} satisfies LateDictionaries;

/** For the calendar. */
export const calendarDictionaries: LateDictionaries = {
  nb: () => import('./calendar/nb.ts'),
  nn: () => import('./calendar/nn.ts'),
  en: () => import('./calendar/en.ts'),
};

/** For the map. */
export const mapDictionaries: LateDictionaries = {
  nb: () => import('./map/nb.ts'),
  nn: () => import('./map/nn.ts'),
  en: () => import('./map/en.ts'),
};

/** For an organisation's own page. */
export const organisationDictionaries: LateDictionaries = {
  nb: () => import('./organisation/nb.ts'),
  nn: () => import('./organisation/nn.ts'),
  en: () => import('./organisation/en.ts'),
};

/** For those who run an organisation. */
export const runningDictionaries: LateDictionaries = {
  nb: () => import('./running/nb.ts'),
  nn: () => import('./running/nn.ts'),
  en: () => import('./running/en.ts'),
};

/** For the shifts of an activity. */
export const shiftDictionaries: LateDictionaries = {
  nb: () => import('./shifts/nb.ts'),
  nn: () => import('./shifts/nn.ts'),
  en: () => import('./shifts/en.ts'),
};

/** For questions and answers below an activity. */
export const commentDictionaries: LateDictionaries = {
  nb: () => import('./comments/nb.ts'),
  nn: () => import('./comments/nn.ts'),
  en: () => import('./comments/en.ts'),
};

/** For inviting people to an activity. */
export const eventInviteDictionaries: LateDictionaries = {
  nb: () => import('./event-invites/nb.ts'),
  nn: () => import('./event-invites/nn.ts'),
  en: () => import('./event-invites/en.ts'),
};

/** For the certificates that an organisation gives. */
export const certificateDictionaries: LateDictionaries = {
  nb: () => import('./certificates/nb.ts'),
  nn: () => import('./certificates/nn.ts'),
  en: () => import('./certificates/en.ts'),
};

/** For messages to and from an organisation. */
export const circularDictionaries: LateDictionaries = {
  nb: () => import('./circulars/nb.ts'),
  nn: () => import('./circulars/nn.ts'),
  en: () => import('./circulars/en.ts'),
};

/** For asking for an organisation, and for those who run one or decide about them. */
export const dashboardDictionaries: LateDictionaries = {
  nb: () => import('./dashboard/nb.ts'),
  nn: () => import('./dashboard/nn.ts'),
  en: () => import('./dashboard/en.ts'),
};

/** For walls, widgets and whatever else takes a list along. */
export const screenDictionaries = {
  nb: () => import('./screen/nb.ts'),
  nn: () => import('./screen/nn.ts'),
  en: () => import('./screen/en.ts'),
} satisfies LateDictionaries;

/** For the sign-in. */
export const signInDictionaries: LateDictionaries = {
  nb: () => import('./sign-in/nb.ts'),
  nn: () => import('./sign-in/nn.ts'),
  en: () => import('./sign-in/en.ts'),
};

/** For everything behind it. */
export const profileDictionaries: LateDictionaries = {
  nb: () => import('./profile/nb.ts'),
  nn: () => import('./profile/nn.ts'),
  en: () => import('./profile/en.ts'),
};

/** For the search and its page. */
export const searchDictionaries: LateDictionaries = {
  nb: () => import('./search/nb.ts'),
  nn: () => import('./search/nn.ts'),
  en: () => import('./search/en.ts'),
};

/** For whoever looks at the members of an organisation, or has been invited. */
export const membershipDictionaries: LateDictionaries = {
  nb: () => import('./memberships/nb.ts'),
  nn: () => import('./memberships/nn.ts'),
  en: () => import('./memberships/en.ts'),
};

/** For the page of a portal that is being closed. */
export const sunsetDictionaries: LateDictionaries = {
  nb: () => import('./sunset/nb.ts'),
  nn: () => import('./sunset/nn.ts'),
  en: () => import('./sunset/en.ts'),
};

/** For choosing a municipality, and for the suggestion of one. */
export const municipalityDictionaries: LateDictionaries = {
  nb: () => import('./municipalities/nb.ts'),
  nn: () => import('./municipalities/nn.ts'),
  en: () => import('./municipalities/en.ts'),
};

/** For the form with which an activity is made and changed. */
export const eventFormDictionaries: LateDictionaries = {
  nb: () => import('./event-form/nb.ts'),
  nn: () => import('./event-form/nn.ts'),
  en: () => import('./event-form/en.ts'),
};

/** For those who run activities: the tools on an activity's page, and the list of what an organisation runs. */
export const seriesDictionaries: LateDictionaries = {
  nb: () => import('./series/nb.ts'),
  nn: () => import('./series/nn.ts'),
  en: () => import('./series/en.ts'),
};

/** For the door, and for one's own code. */
export const doorDictionaries: LateDictionaries = {
  nb: () => import('./door/nb.ts'),
  nn: () => import('./door/nn.ts'),
  en: () => import('./door/en.ts'),
};

/** For those who run an activity: who takes part. */
export const participantDictionaries: LateDictionaries = {
  nb: () => import('./participants/nb.ts'),
  nn: () => import('./participants/nn.ts'),
  en: () => import('./participants/en.ts'),
};
