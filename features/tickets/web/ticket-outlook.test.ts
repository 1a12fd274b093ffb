import { describe, expect, test } from 'vitest';
import type { GroupCard, TicketGroup } from '../contract.ts';
import { ticketOutlook } from './ticket-outlook.ts';

const NOBODY = { reserve: false, wait: false, leave: false };

const card = (first_name: string, more: Partial<GroupCard> = {}): GroupCard => ({
  card_id: first_name as GroupCard['card_id'],
  first_name,
  tickets: [],
  position: null,
  why_not: null,
  can: { ...NOBODY, reserve: true },
  ...more,
});

const ticket = (state: 'reserved' | 'used', used_at: string | null = null) => ({
  id: state as GroupCard['tickets'][number]['id'],
  state,
  reserved_at: '2026-11-01T10:00:00Z',
  runs_out_at: '2026-12-31T23:00:00Z',
  used_at,
});

const outlookOf = (cards: GroupCard[], more: Partial<Pick<TicketGroup, 'sale' | 'left' | 'total'>> = {}) =>
  ticketOutlook({ sale: 'open', left: 43, total: 60, cards, ...more } as TicketGroup);

describe('TIC-03 where a family is with a kind of ticket', () => {
  test('TIC-03 one has a ticket, and the other can still get one', () => {
    const emil = card('Emil', { tickets: [ticket('reserved')], why_not: 'enough', can: NOBODY });
    const outlook = outlookOf([emil, card('Nora')]);
    expect(outlook).toMatchObject({ flag: { mark: 'reserved' }, reserved_id: 'reserved', can_take: true });
    expect(outlook.why_not).toBeNull();
  });

  test('TIC-03 what has been used is over only when there is no more to get', () => {
    const used = card('Nora', { tickets: [ticket('used', '2026-11-01T12:00:00Z')] });
    expect(outlookOf([used]).flag).toBeNull();
    const last = outlookOf([{ ...used, why_not: 'enough', can: NOBODY }]);
    expect(last).toMatchObject({ flag: { mark: 'used', used_at: '2026-11-01T12:00:00Z' }, used_by: ['Nora'] });
  });

  test('TIC-03 sold out leads to the queue, and the best place in it is told', () => {
    const soldOut = { sale: 'sold_out', left: 0 } as const;
    const waits = (name: string, position: number) =>
      card(name, { position, why_not: 'sold_out', can: { ...NOBODY, leave: true } });
    const can = card('Nora', { why_not: 'sold_out', can: { ...NOBODY, wait: true } });
    expect(outlookOf([can], soldOut)).toMatchObject({ flag: { mark: 'sold_out' }, can_take: false, can_wait: true });
    expect(outlookOf([waits('Nora', 7), waits('Emil', 2)], soldOut).flag).toEqual({ mark: 'queue', position: 2 });
  });

  test('TIC-01 few is a tenth, and the reason is told where only the account is in the way', () => {
    expect(outlookOf([card('Nora')], { left: 6 }).flag).toEqual({ mark: 'few' });
    expect(outlookOf([card('Nora')], { left: 7 }).flag).toBeNull();
    const young = card('Nora', { why_not: 'too_young', can: NOBODY });
    expect(outlookOf([young]).why_not).toEqual({ reason: 'too_young', first_name: 'Nora' });
    const closed = card('Nora', { why_not: 'closed', can: NOBODY });
    expect(outlookOf([closed], { sale: 'closed' })).toMatchObject({ flag: { mark: 'closed' }, why_not: null });
  });
});
