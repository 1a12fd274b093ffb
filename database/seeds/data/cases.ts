import type { Decision, ReportKind, ReportReason } from '#features/reports/rules.ts';
import type { DEMO_ACCOUNTS } from '../accounts.ts';

type Who = keyof typeof DEMO_ACCOUNTS;

export type DemoCase = {
  kind: Extract<ReportKind, 'event' | 'organisation' | 'user'>;
  /** Of a user, who it is about. */
  about?: Who;
  hoursAgo: number;
  reports: readonly { by: Who; reason: ReportReason; words: string }[];
  answer?: { by: Who; decision: Decision; reason: string; hoursAgo: number };
  appeal?: { by: Who; side: 'reporter' | 'reported'; words: string; hoursAgo: number };
};

/** What the people of the demo have reported: two cases wait, one is decided, one is appealed against. */
export const CASES: readonly DemoCase[] = [
  {
    kind: 'event',
    hoursAgo: 3,
    reports: [
      { by: 'medlem', reason: 'other', words: 'Prisen stemmer ikke. De ba om 200 kroner i døra.' },
      { by: 'bruker', reason: 'fraud', words: 'Det står gratis, men det var det ikke.' },
    ],
  },
  {
    kind: 'user',
    about: 'bruker',
    hoursAgo: 1,
    reports: [{ by: 'medlem', reason: 'hurtful', words: 'Han skriver stygge ting til meg.' }],
  },
  {
    kind: 'organisation',
    hoursAgo: 60,
    reports: [{ by: 'bruker', reason: 'impersonation', words: 'Er dette det ekte laget?' }],
    answer: {
      by: 'kommune',
      decision: 'nothing',
      reason: 'Vi har ringt dem. Laget er det samme som i Enhetsregisteret.',
      hoursAgo: 52,
    },
  },
  {
    kind: 'event',
    hoursAgo: 120,
    reports: [{ by: 'bruker', reason: 'unfit_for_children', words: 'Det ble servert øl.' }],
    answer: {
      by: 'kommune',
      decision: 'warn',
      reason: 'På aktiviteter for barn serverer vi ikke alkohol.',
      hoursAgo: 110,
    },
    appeal: { by: 'leder', side: 'reported', words: 'Det var etter at barna hadde gått hjem.', hoursAgo: 90 },
  },
];
