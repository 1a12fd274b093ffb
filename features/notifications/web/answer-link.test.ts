import { expect, test } from 'vitest';
import { asId } from '#tests/support/as-id.ts';
import type { Notification } from '../contract.ts';
import { answerLinkOf } from './answer-link.ts';

const told = (type: string, more: Partial<Notification> = {}): Notification => ({
  id: asId<'NotificationId'>('1'),
  type,
  is_read: false,
  created_at: '2026-11-10T10:00:00Z',
  user: null,
  payload: {},
  text: 'Noe har skjedd',
  path: '/organisations/1?tab=members',
  ...more,
});

test('NOT-01 what asks for an answer leads to where it is given, and a file to itself', () => {
  expect(answerLinkOf(told('member:requested'))).toEqual({ label: 'answer', href: '/organisations/1?tab=members' });
  expect(answerLinkOf(told('export:ready', { path: '/exports/1' }))).toEqual({ label: 'download', href: '/exports/1' });
});

test('NOT-01 from a certificate that runs out to courses of its name', () => {
  const payload = { certificate: { name: 'Førstehjelp', expired: false } };
  expect(answerLinkOf(told('certificate:expiring', { payload }))).toEqual({
    label: 'find_course',
    href: '/events?q=F%C3%B8rstehjelp',
  });
});

test('NOT-01 no button where nothing is asked, or there is nothing to see any more', () => {
  expect(answerLinkOf(told('event:changed'))).toBeNull();
  expect(answerLinkOf(told('member:requested', { path: null }))).toBeNull();
});
