import { paths } from '#features/portal/web/paths.ts';
import type { Notification } from '../contract.ts';
import type { nb } from '../texts/nb.ts';

/** Where a notification asks for something, there is a button to it. */
export type AnswerLink = { label: keyof (typeof nb)['answers']; href: string };

/** By type, what is done where the notification leads. */
const LABEL_OF: Readonly<Record<string, AnswerLink['label']>> = {
  'attendee:offered': 'answer',
  'certificate:requested': 'answer',
  'cohost:requested': 'answer',
  'comment:asked': 'answer',
  'invite:received': 'answer',
  'leisure_card:requested': 'answer',
  'loan:offered': 'answer',
  'member:requested': 'answer',
  'owner:offered': 'answer',
  'report:opened': 'look_into',
  'export:ready': 'download',
};
const EXPIRY = ['certificate:expiring', 'certificate:expired'];

export function answerLinkOf({ type, path, payload }: Notification): AnswerLink | null {
  if (payload.certificate && EXPIRY.includes(type)) {
    return { label: 'find_course', href: paths.eventsWith({ q: payload.certificate.name }) };
  }
  const label = LABEL_OF[type];
  return label && path !== null ? { label, href: path } : null;
}
