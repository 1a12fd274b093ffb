import { expect, test } from 'vitest';
import { nb } from '../../texts/office/nb.ts';
import { refundWords } from './refund-words.ts';

const refused = { amount_ore: 45_000, reason: '6010', refused_at: '2026-11-17T12:00:00Z', settled_note: null };

test('BEY-07 a refused refund is told with its sum and reason, and when it is settled with how', () => {
  expect(refundWords({ refused_refund: null }, nb)).toBeNull();
  expect(refundWords({ refused_refund: refused }, nb)).toMatch(/450.*kode 6010/);
  expect(refundWords({ refused_refund: { ...refused, settled_note: 'Bilag 88' } }, nb)).toMatch(/450.*Bilag 88/);
});
