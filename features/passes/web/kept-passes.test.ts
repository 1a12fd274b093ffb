import { describe, expect, test } from 'vitest';
import { tablesInMemory } from './device-tables.ts';
import { forgetPasses, keepPasses, keptPasses, type ShownPass } from './kept-passes.ts';
import { PASS_TABLES } from './pass-tables.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const DAY_MS = 86_400_000;
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const pass = (thing_id: string, more: Partial<ShownPass> = {}): ShownPass => ({
  kind: 'ticket',
  thing_id,
  code: `NB2T${thing_id}`,
  digits: '12345670',
  title: 'Svømming',
  holder: 'Nora',
  detail: null,
  until: null,
  ...more,
});

describe('TIC-02 BEY-04 codes without a network', () => {
  test('BEY-04 what the server no longer has is gone, and other kinds stay', async () => {
    const tables = tablesInMemory(PASS_TABLES);
    await keepPasses('kari', ['ticket'], [pass('one'), pass('two')], { now: NOW, tables });
    await keepPasses('kari', ['loan'], [pass('canoe', { kind: 'loan' })], { now: NOW, tables });
    await keepPasses('kari', ['ticket'], [pass('two', { detail: 'Til fredag' })], { now: NOW, tables });
    const kept = await keptPasses('kari', tables);
    expect(kept.map(({ thing_id }) => thing_id).sort()).toEqual(['canoe', 'two']);
    expect(kept.find(({ thing_id }) => thing_id === 'two')).toEqual(pass('two', { detail: 'Til fredag' }));
  });

  test('BEY-04 nobody sees what another has kept, and it goes when another logs in', async () => {
    const tables = tablesInMemory(PASS_TABLES);
    await keepPasses('kari', ['ticket'], [pass('one')], { now: NOW, tables });
    expect(await keptPasses('odd', tables)).toEqual([]);
    await forgetPasses(tables, 'odd', NOW);
    expect(await keptPasses('kari', tables)).toEqual([]);
  });

  test('BEY-04 what has run out goes the day after; what has no end, a month after it was last heard of', async () => {
    const tables = tablesInMemory(PASS_TABLES);
    const until = NOW.toISOString();
    await keepPasses('kari', ['ticket'], [pass('over', { until }), pass('open')], { now: NOW, tables });
    const left = async (days: number) => {
      await forgetPasses(tables, 'kari', later(days));
      return (await keptPasses('kari', tables)).map(({ thing_id }) => thing_id).sort();
    };
    expect(await left(0.9)).toEqual(['open', 'over']);
    expect(await left(1.1)).toEqual(['open']);
    expect(await left(29)).toEqual(['open']);
    expect(await left(31)).toEqual([]);
  });
});
