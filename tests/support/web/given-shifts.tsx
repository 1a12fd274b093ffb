import type { ReactNode } from 'react';
import type { EventDetail, OwnEventAccess } from '#features/events/contract.ts';
import type { Shift } from '#features/shifts/contract.ts';
import type { Call } from '#platform/web/client.ts';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import { renderInPortal } from './render-in-portal.tsx';

/** For tests: an activity, and a server that answers what the test says and remembers what it was asked. */
export const EVENT = {
  id: '8a4cf30e-1c1b-4a65-9f4e-6e1f8c3a2b10',
  name: 'Solvikdagen',
  organization: { id: '1b4cf30e-1c1b-4a65-9f4e-6e1f8c3a2b10', name: 'Solvik IL' },
  is_published: true,
  is_canceled: false,
  is_completed: false,
  is_recurring: false,
  start_at: '2026-11-21T09:00:00Z',
  end_at: '2026-11-21T13:00:00Z',
  attendees_count: 0,
  capacity: { max: null },
  occurrences: [
    { id: 'a', start_at: '2026-11-21T09:00:00Z', end_at: '2026-11-21T13:00:00Z' },
    { id: 'b', start_at: '2026-11-28T09:00:00Z', end_at: '2026-11-28T13:00:00Z' },
  ],
} as unknown as EventDetail;

export const ACCESS: OwnEventAccess = {
  is_organizer: true,
  organization_id: EVENT.organization?.id ?? null,
  version: 1,
  cohost_ids: [],
  taken_down_reason: null,
  can: {
    run: true,
    delete: true,
    see_attendees: true,
    export_people: true,
    message: true,
    unpublish: true,
    take_down: false,
    lift: false,
    moderate: true,
  },
};

export const NOW = new Date('2026-11-15T12:00:00Z');

export const KIOSK: Shift = {
  id: '2c4cf30e-1c1b-4a65-9f4e-6e1f8c3a2b10',
  name: 'Kiosken',
  start_at: '2026-11-21T09:00:00Z',
  end_at: '2026-11-21T11:00:00Z',
  capacity: { max: 2 },
  users_count: 1,
  certificate: null,
  version: 3,
};

type Asked = { body?: unknown; query?: unknown };
type Answers = Readonly<Record<string, unknown>>;

export function givenServer(answers: Answers) {
  const asked: { name: string; parts: Asked }[] = [];
  const call = (async (endpoint: { method: string; path: string }, parts: Asked) => {
    const name = `${endpoint.method} ${endpoint.path}`;
    asked.push({ name, parts });
    const answer = answers[name];
    if (answer === undefined) throw new TypeError(`nothing was said about ${name}`);
    return typeof answer === 'function' ? answer(parts) : answer;
  }) as Call;
  return { call, of: (name: string) => asked.filter((one) => one.name === name).map(({ parts }) => parts) };
}

/** A part of a page, with the notices that it gives. */
export const showPart = (part: ReactNode, { call }: { call: Call }) =>
  renderInPortal(
    <ToastProvider>
      {part}
      <ToastRegion label="Varsler" closeLabel="Lukk" />
    </ToastProvider>,
    { call },
  );
