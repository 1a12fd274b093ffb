import { expect, test } from 'vitest';
import type { Card } from '#features/cards/contract.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { hasOpenCard } from './has-open-card.ts';

const card = (municipality: string, is_expired = false) =>
  ({ is_expired, provider: { municipality_id: municipality } }) as Card;
const tenant = { municipality_ids: ['3203' as MunicipalityId] };

test('TIC-01 an account of another municipality, or one that has expired, opens nothing here', () => {
  expect(hasOpenCard([], tenant)).toBe(false);
  expect(hasOpenCard([card('4601')], tenant)).toBe(false);
  expect(hasOpenCard([card('3203', true)], tenant)).toBe(false);
  expect(hasOpenCard([card('3203', true), card('3203')], tenant)).toBe(true);
});
