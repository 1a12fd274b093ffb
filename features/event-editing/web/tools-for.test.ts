import { expect, test } from 'vitest';
import { toolsFor } from './tools-for.ts';

const now = new Date('2026-11-15T12:00:00Z');
const event = {
  is_canceled: false,
  is_completed: false,
  is_published: true,
  is_recurring: true,
  is_volunteer: false,
  end_at: '2026-11-20T18:00:00Z',
  attendees_count: 3,
  capacity: { max: 20 },
};
const nothing = {
  run: false,
  delete: false,
  see_attendees: false,
  export_people: false,
  message: false,
  unpublish: false,
  take_down: false,
  lift: false,
  moderate: false,
};
const may = (can: Partial<typeof nothing>, taken_down_reason: string | null = null) => ({
  can: { ...nothing, ...can },
  taken_down_reason,
});
const coordinator = may({ run: true, see_attendees: true });
const ended = { ...event, end_at: '2026-11-10T18:00:00Z' };

test('EVT-03 edit is hidden when the activity has ended, and copy is there whenever it is edited or over', () => {
  expect(toolsFor(event, coordinator, now)).toEqual(expect.arrayContaining(['edit', 'copy']));
  expect(toolsFor(ended, coordinator, now)).not.toContain('edit');
  expect(toolsFor(ended, coordinator, now)).toContain('copy');
});

test('EVT-03 a draft is published, and what everybody sees is not offered yet', () => {
  const tools = toolsFor({ ...event, is_published: false }, coordinator, now);
  expect(tools).toEqual(expect.arrayContaining(['publish', 'edit', 'copy', 'shifts']));
  for (const tool of ['cancel', 'unpublish', 'participants', 'door', 'invite', 'programme']) {
    expect(tools).not.toContain(tool);
  }
});

test('EVF-02 a cancelled activity can be taken up again, and not be cancelled twice', () => {
  const tools = toolsFor({ ...event, is_canceled: true }, coordinator, now);
  expect(tools).toContain('uncancel');
  expect(tools).not.toContain('cancel');
  expect(toolsFor(event, coordinator, now)).not.toContain('uncancel');
});

test('EVF-02 only an assignment is marked as completed, and only once', () => {
  const assignment = { ...event, is_volunteer: true };
  expect(toolsFor(event, coordinator, now)).not.toContain('complete');
  expect(toolsFor(assignment, coordinator, now)).toContain('complete');
  expect(toolsFor({ ...assignment, is_completed: true }, coordinator, now)).not.toContain('complete');
});

test('EVF-02 the user who only looks after the contents can take it down, and nothing else', () => {
  expect(toolsFor(event, may({ take_down: true }), now)).toEqual(['take_down']);
  expect(toolsFor(event, may({}), now)).toEqual([]);
});

test('EVF-02 taking it back is offered where the server lets it', () => {
  expect(toolsFor(event, coordinator, now)).not.toContain('unpublish');
  expect(toolsFor(event, may({ ...coordinator.can, unpublish: true }), now)).toContain('unpublish');
});

test('EVF-02 only the user who may delete is offered it', () => {
  expect(toolsFor(event, coordinator, now)).not.toContain('remove');
  expect(toolsFor(event, may({ ...coordinator.can, delete: true }), now)).toContain('remove');
});

test('ORG-04 what was taken down is neither published nor copied by those who run it; the user who may, lifts it', () => {
  const draft = { ...event, is_published: false };
  const tools = toolsFor(draft, may({ run: true }, 'Ulovlig salg'), now);
  expect(tools).toContain('edit');
  for (const tool of ['publish', 'copy', 'lift']) expect(tools).not.toContain(tool);
  expect(toolsFor(draft, may({ lift: true }, 'Ulovlig salg'), now)).toEqual(['lift']);
});
