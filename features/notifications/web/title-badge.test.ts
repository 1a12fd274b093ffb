// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { titleBadge } from './title-badge.ts';

test('NOT-01 the number stands before the title, also of the pages that come after', async () => {
  document.title = 'Aktiviteter – Bergen';
  const badge = titleBadge();
  badge.show(3);
  expect(document.title).toBe('(3) Aktiviteter – Bergen');
  badge.show(120);
  expect(document.title).toBe('(99+) Aktiviteter – Bergen');
  document.title = '(2) Kafé – Bergen';
  await vi.waitFor(() => expect(document.title).toBe('(99+) (2) Kafé – Bergen'));
  badge.show(0);
  expect(document.title).toBe('(2) Kafé – Bergen');
  badge.show(1);
  badge.stop();
  expect(document.title).toBe('(2) Kafé – Bergen');
});
