/** `lines` are other users' words, one question, answer or activity each. */
export type NewsMessages = {
  /** To those who can answer. */
  questionsAsked: { name: string; event: string; lines: string[]; count: number; url: string };
  /** To those who have asked. */
  questionsAnswered: { name: string; event: string; organisation: string; lines: string[]; url: string };
  /** To the admins of an organisation that has been named as cohost. */
  cohostNamed: { name: string; organisation: string; partner: string; event: string; when: string; url: string };
  /** To followers. */
  newEvents: { name: string; organisation: string; lines: string[]; count: number; url: string };
  /** To those who have asked for it: new activities on a `list`, which is its name in words. */
  newMatches: { name: string; list: string; lines: string[]; count: number; url: string };
};

/** `conversation` is its name; where it has none, it is the one with `person`. */
export type ConversationMessages = {
  messagesUnread: { name: string; conversation: string; person: string; url: string };
  /** Nobody has written for so long that it will be removed. */
  threadExpiring: { name: string; conversation: string; person: string; day: string; url: string };
  threadAdded: { name: string; conversation: string; person: string; url: string };
  threadRemoved: { name: string; conversation: string };
  threadDeleted: { name: string; conversation: string };
};

/** What was reported, and the name of it or of what it belongs to; empty where it has none. */
export type ReportedThing = 'event' | 'comment' | 'organisation' | 'picture' | 'message' | 'user';
type Case = { name: string; kind: ReportedThing; about: string; number: number; url: string };
export type ReportDecision = 'nothing' | 'warn' | 'hide' | 'remove' | 'suspend' | 'block';
type DecidedCase = Case & { decision: ReportDecision; reason: string; isAppeal: boolean };

/** Neither side is told who the other is. */
export type ReportMessages = {
  /** The receipt. */
  reportReceived: Case & { due: string };
  /** To those who reported it: to an authority, and not to which one. */
  reportReferred: Case;
  /** To those who reported it. */
  reportAnswered: DecidedCase;
  /** To the user or the organisation that answers for what was reported. */
  reportedDecided: DecidedCase;
  /** To those who decide. */
  caseOpened: Case & { due: string; isAboutChild: boolean; isAppeal: boolean };
};

/** To those who live in a municipality whose portal ends, or have something there; `organisations` are those they run. */
export type WindDownMessages = {
  portalClosing: {
    name: string;
    organisations: string[];
    days: number;
    lastDay: string;
    fetchUntil: string;
    url: string;
  };
};

export type PayoutMessages = {
  /** To the municipality's admins: the control of the ledger found `count` differences. */
  payoutsStopped: { name: string; count: number; url: string };
  /** To those who can approve it: `count` payments of `amount` in all. */
  bankFileWaiting: { name: string; number: number; count: number; amount: string; url: string };
};
