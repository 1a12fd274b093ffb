// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LanguageProvider } from '#platform/web/language.tsx';
import type { EventDetail } from '../contract.ts';
import { EventPlace } from './event-place.tsx';
import { EVENT } from './given-event.ts';

afterEach(cleanup);

const show = (event: Partial<EventDetail>) =>
  render(
    <LanguageProvider locale="nb">
      <EventPlace event={{ ...EVENT, ...event }} colour="a4343a" />
    </LanguageProvider>,
  );

test('EVT-06 where no place was given, the drawing says that it means none in particular', () => {
  show({ address: null, venue: null, lat: null, lng: null });
  expect(screen.getByText(/^Omtrent her/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /kartappen/ })).toBeNull();
  cleanup();
  show({ address: 'Torget 1', venue: 'Rådhuset', lat: 60.39, lng: 5.32 });
  expect(screen.queryByText(/^Omtrent her/)).toBeNull();
});
