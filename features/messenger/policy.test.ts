import { describe, expect, test } from 'vitest';
import type { UserId } from '#features/vocabulary/ids.ts';
import { asId } from '#tests/support/as-id.ts';
import {
  mayAdd,
  mayBeAlone,
  mayChange,
  mayDelete,
  mayLeave,
  mayRemove,
  mayRename,
  mayWriteTo,
  type Relation,
  type ThreadAccess,
} from './policy.ts';

const STRANGER: Relation = {
  is_present: true,
  is_blocked: false,
  shares_organisation: false,
  is_organiser_and_participant: false,
  is_contact: false,
  is_guardian: false,
  shares_thread: false,
};

describe('CHT-01 who may write to another', () => {
  test.each<[string, Partial<Relation>, boolean]>([
    ['a stranger', {}, false],
    ['a member of the same organisation', { shares_organisation: true }, true],
    ['a participant, or their organiser', { is_organiser_and_participant: true }, true],
    ['a contact person', { is_contact: true }, true],
    ['a guardian, or their child or its organiser', { is_guardian: true }, true],
    ['a guardian who is blocked, or has blocked', { is_guardian: true, is_blocked: true }, false],
    ['a person of a shared conversation', { shares_thread: true }, true],
    ['a member who is blocked, or has blocked', { shares_organisation: true, is_blocked: true }, false],
    ['a contact person who is blocked, or has blocked', { is_contact: true, is_blocked: true }, false],
    ['a member whose account is shut or erased', { shares_organisation: true, is_present: false }, false],
  ])('CHT-01 %s', (_who, relation, isAllowed) => {
    expect(mayWriteTo({ ...STRANGER, ...relation })).toBe(isAllowed);
  });

  test.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('BEY-16 two alone: adult %s, adult %s', (one, other, isAllowed) => {
    expect(mayBeAlone({ is_adult: one }, { is_adult: other })).toBe(isAllowed);
  });
});

describe('CHT-02 what a participant may do with a conversation', () => {
  const rights = (access: ThreadAccess) =>
    Object.entries({ mayRename, mayAdd, mayRemove, mayLeave, mayDelete })
      .filter(([, may]) => may(access))
      .map(([name]) => name.slice(3).toLowerCase())
      .join(' ');
  test.each<[ThreadAccess['kind'], boolean, boolean, string]>([
    ['direct', true, false, 'delete'],
    ['direct', false, false, 'delete'],
    ['group', true, false, 'rename add remove leave delete'],
    ['group', false, false, 'rename add leave'],
    ['event', false, true, 'leave delete'],
    ['event', true, false, 'leave'],
    ['organisation', false, true, 'leave delete'],
  ])('CHT-02 %s, keeper %s, organiser %s: %s', (kind, is_keeper, is_organiser, expected) => {
    expect(rights({ kind, is_keeper, is_organiser })).toBe(expected);
  });

  const self = asId<'UserId'>('11111111-1111-4111-8111-111111111111');
  const now = new Date('2026-03-10T12:15:00Z');
  const written = { kind: 'text', author_id: self, created_at: '2026-03-10T12:00:01Z', deleted_at: null };
  test.each<
    [
      string,
      Partial<Omit<typeof written, 'author_id' | 'deleted_at'>> & {
        author_id?: UserId | null;
        deleted_at?: string | null;
      },
      boolean,
    ]
  >([
    ['one’s own of a moment ago', {}, true],
    ['one’s own after a quarter of an hour', { created_at: '2026-03-10T12:00:00Z' }, false],
    ['another’s', { author_id: asId<'UserId'>('22222222-2222-4222-8222-222222222222') }, false],
    ['a person’s who is gone', { author_id: null }, false],
    ['what is deleted', { deleted_at: '2026-03-10T12:10:00Z' }, false],
    ['what happened', { kind: 'left' }, false],
  ])('CHT-01 changing %s', (_what, message, isAllowed) => {
    expect(mayChange(self, { ...written, ...message }, now)).toBe(isAllowed);
  });
});
