import { describe, expect, test } from 'vitest';
import type { OwnPlace } from '../contract.ts';
import { shownPlace } from './shown-place.ts';

const place = (id: string, more: Partial<OwnPlace> = {}) =>
  ({ occurrence_id: id, status: null, is_canceled: false, can: { sign_up: true, leave: false }, ...more }) as OwnPlace;
const closed = { can: { sign_up: false, leave: false } };

describe('EVT-06 the time that is shown on top', () => {
  test.each<[string, OwnPlace[], string | null, string | undefined]>([
    ['is the one that a user came back for', [place('a'), place('b')], 'b', 'b'],
    ['else one that waits for an answer', [place('a'), place('b', { status: 'offered' })], null, 'b'],
    ['else the next that is open', [place('a', closed), place('b')], null, 'b'],
    ['or that one has a place at', [place('a', { ...closed, status: 'attending' }), place('b')], null, 'a'],
    ['else the next that takes place', [place('a', { is_canceled: true }), place('b', closed)], null, 'b'],
    ['whatever a user asks for', [place('a')], 'gone', 'a'],
    ['and none where there is none', [], 'a', undefined],
  ])('%s', (_, places, wanted, id) => {
    expect(shownPlace(places, wanted)?.occurrence_id).toBe(id);
  });
});
