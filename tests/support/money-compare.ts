import { PROVIDER_OWNER_IDS } from '#features/payments/rules.ts';
import type { Model } from './money-model.ts';
import type { MoneyScene } from './money-scene.ts';
import type { SeenMoney } from './money-stage.ts';

/** Where the portal has something else than the model, in words; empty where it is all the same. */
export function differencesOf(model: Model, seen: SeenMoney, { stage, claims, files }: MoneyScene): string[] {
  const names = new Map<string, string>([
    [stage.scheme(), ''],
    ...stage.versions.map((id, version) => [id, ` ${version}`] as const),
    ...[0, 1].map((child) => [stage.cardOf(child), ` ${child}`] as const),
    ...files.map((id, file) => [id, ` ${file}`] as const),
    ...claims.map((id, claim) => [id, ` payee ${claim}`] as const),
    ...Object.entries(stage.people).map(([name, id]) => [id, ` ${name}`] as const),
    [stage.club, ' club'],
    [PROVIDER_OWNER_IDS.vipps, ''],
  ]);
  const there = Object.fromEntries(
    seen.accounts.map(({ kind, owner_id, posted, held }) => [
      `${kind}${names.get(owner_id) ?? ` of ${owner_id}`}`,
      `${posted}, held ${held}`,
    ]),
  );
  const wanted = Object.fromEntries(
    Object.entries(model.ledger)
      .filter(([, { posted, held }]) => posted !== 0 || held !== 0)
      .map(([name, { posted, held }]) => [name, `${posted}, held ${held}`]),
  );
  const accounts = [...new Set([...Object.keys(there), ...Object.keys(wanted)])].filter(
    (name) => there[name] !== wanted[name],
  );
  return [
    ...accounts.map((name) => `${name}: ${there[name] ?? 'nothing'} and not ${wanted[name] ?? 'nothing'}`),
    ...model.claims.flatMap((claim, place) => {
      const row = seen.claims.find(({ id }) => id === claims[place]);
      const says = `${row?.state} ${row?.settled_ore} ${row?.code}`;
      const should = `${claim.state} ${claim.settled_ore} ${claim.code}`;
      return says === should ? [] : [`claim ${place}: ${says} and not ${should}`];
    }),
    ...(seen.claims.length === model.claims.length
      ? []
      : [`${seen.claims.length} claims and not ${model.claims.length}`]),
  ];
}
