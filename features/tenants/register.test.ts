import { describe, expect, test } from 'vitest';
import { type TenantRecord, type TenantRegister, tenantRegister } from './register.ts';

const record = (key: string, more: Partial<TenantRecord> = {}): TenantRecord => ({
  key,
  municipality_ids: [301],
  district_ids: [],
  published: { version: `first-${key}`, differences: {} },
  draft: null,
  colours: [],
  ...more,
});
const drafted = (revision: number) =>
  record('oslo', { draft: { version: `draft.${revision}`, differences: { name: `Oslo ${revision}` } } });
const SHOWN = ['oslo', 'oslo-dev', 'oslo-vis', 'voss', 'voss-dev', 'voss-vis'];

/** As visitors do, so that there is something to carry over. */
function resolveAll(register: TenantRegister): void {
  for (const key of SHOWN) register.byKey(key);
  for (const key of ['oslo', 'voss']) register.draftOf(key);
}

describe('TEN-08 what is known of tenants', () => {
  test('TEN-08 is not worked out again where nothing has changed', () => {
    const before = tenantRegister([record('oslo'), record('voss')]);
    resolveAll(before);
    const after = tenantRegister([drafted(1), record('voss')], { known: before.resolved });
    expect(after.byKey('voss')).toBe(before.byKey('voss'));
    expect(after.byKey('oslo')).toBe(before.byKey('oslo'));
    expect(after.draftOf('oslo')?.name).toBe('Oslo 1');
  });

  test('TEN-08 does not grow: of versions that are over nothing is carried over', () => {
    let register = tenantRegister([record('oslo'), record('voss')]);
    resolveAll(register);
    const sizes = new Set<number>();
    for (let revision = 1; revision <= 50; revision += 1) {
      const before = register;
      register = tenantRegister([drafted(revision), record('voss')], { known: before.resolved });
      resolveAll(register);
      sizes.add(register.resolved.size);
      const ofDrafts = [...register.resolved.values()].filter(({ version }) => version.startsWith('draft.'));
      expect(ofDrafts.map(({ version }) => version)).toEqual([`draft.${revision}`]);
    }
    expect([...sizes].filter((size) => size > 9)).toEqual([]);
    const last = tenantRegister([record('voss')], { known: register.resolved });
    expect([...last.resolved.values()].filter(({ key }) => key.startsWith('oslo'))).toEqual([]);
  });
});
