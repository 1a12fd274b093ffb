// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LanguageProvider } from '#platform/web/language.tsx';
import type { OutboxEntry } from '../contract.ts';
import { nb as outbox } from '../texts/outbox/nb.ts';
import { OutboxMessage } from './outbox-message.tsx';

afterEach(cleanup);

const CODE: OutboxEntry = {
  id: 'a2b7c0de-0000-4000-8000-000000000003',
  channel: 'email',
  to: 'kari@example.no',
  template: 'code',
  subject: 'Koden din til Nabolag i Bergen',
  text: 'Hei, <img src=x onerror=alert(1)>!\n\n482913\n\nSe https://bergen.localhost/auth/login.',
  html: '<p>482913</p><script>alert(1)</script>',
  attachment: null,
  created_at: '2026-11-15T11:59:00Z',
  sent_at: '2026-11-15T11:59:00Z',
};

const show = (message: OutboxEntry) =>
  render(
    <LanguageProvider locale="nb">
      <OutboxMessage message={message} now={new Date('2026-11-15T12:00:00Z')} />
    </LanguageProvider>,
  );

test('IDN-19 a code is shown large, under the subject', () => {
  show(CODE);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(CODE.subject);
  expect(screen.getByText('482913', { selector: 'p' }).className).toContain('code');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://bergen.localhost/auth/login');
});

test('IDN-19 only a message that brings a code has digits that stand out', () => {
  const { container } = show({ ...CODE, template: 'welcome' });
  expect(container.querySelector('.code')).toBeNull();
});

test('D-15 the HTML of a message is not drawn, and what its text holds does nothing', () => {
  const { container } = show(CODE);
  expect(container.querySelector('img, script, iframe')).toBeNull();
  expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
});

test('D-22 a message that has been sent and forgotten says so', () => {
  show({ ...CODE, channel: 'sms', subject: null, text: null, html: null });
  expect(screen.getByText(outbox.gone)).toBeTruthy();
  expect(screen.getByRole('heading').textContent).toBe('SMS til kari@example.no');
});

test('OCC-01 a file that goes along is named', () => {
  show({ ...CODE, attachment: { name: 'nabolag.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' } });
  expect(screen.getByText('nabolag.ics').tagName).toBe('DD');
});
