import { importsOf, isTest, type Source } from './architecture-rules.ts';

/** From the ground up. A feature uses those of the storeys below it, and those of its own storey without a circle. */
export const STOREYS: Readonly<Record<string, readonly string[]>> = {
  ground: [
    'addresses',
    'audit',
    'facts',
    'filters',
    'messages',
    'metrics',
    'municipalities',
    'notifications',
    'organisation-register',
    'pictures',
    'portal',
    'push',
    'retention',
    'stream',
    'tenants',
    'vocabulary',
  ],
  people: [
    'cards',
    'exports',
    'households',
    'identity',
    'ledger',
    'memberships',
    'organisations',
    'partnerships',
    'passes',
    'payments',
    'schemes',
    'uploads',
    'users',
  ],
  activities: [
    'attendance',
    'bulk-messages',
    'card-office',
    'certificates',
    'claims',
    'comments',
    'culture-cards',
    'door',
    'equipment',
    'event-editing',
    'event-invites',
    'events',
    'imports',
    'messenger',
    'payouts',
    'reports',
    'scanner',
    'shifts',
    'tickets',
  ],
  views: [
    'alerts',
    'announcements',
    'calendar',
    'cv',
    'dashboards',
    'featured',
    'feeds',
    'info-pages',
    'map',
    'operations',
    'screens',
    'search',
    'service-pages',
    'slideshow',
    'statistics',
    'studio',
    'styleguide',
    'timetable',
    'wind-down',
  ],
};

/** Each feature with those that it uses. */
export type FeatureGraph = ReadonlyMap<string, ReadonlySet<string>>;

const featureOf = (file: string): string | undefined => /^features\/([^/]+)\//.exec(file)?.[1];

export function featureGraph(sources: readonly Source[]): FeatureGraph {
  const graph = new Map<string, Set<string>>();
  for (const source of sources.filter(({ path }) => !isTest(path))) {
    const own = featureOf(source.path);
    if (own === undefined) continue;
    const used = graph.get(own) ?? new Set<string>();
    graph.set(own, used);
    for (const { target } of importsOf(source)) {
      const other = featureOf(target);
      if (other !== undefined && other !== own) used.add(other);
    }
  }
  return graph;
}

/** Features that lead back to themselves, each with the way: 'events → series → events'. */
export const circlesIn = (graph: FeatureGraph): string[] =>
  [...graph.keys()].flatMap((feature) => {
    const way = wayBetween(graph, feature, feature);
    return way ? [way.join(' → ')] : [];
  });

export const usesAbove = (graph: FeatureGraph): string[] =>
  edgesOf(graph)
    .filter(([own, other]) => storeyOf(own) < storeyOf(other))
    .map(([own, other]) => `${own} uses ${other}`);

/** As a picture in Mermaid. What an arrow would say that follows from two others is left out. */
export function drawFeatures(graph: FeatureGraph): string {
  const storeys = Object.entries(STOREYS).map(([storey, features]) =>
    [`  subgraph ${storey}`, ...features.map((feature) => `    ${feature}`), '  end'].join('\n'),
  );
  const arrows = edgesOf(graph)
    .filter(([own, other]) => !isImplied(graph, own, other))
    .map(([own, other]) => `  ${own} --> ${other}`);
  return ['```mermaid', 'flowchart BT', ...storeys, ...arrows, '```'].join('\n');
}

const storeyOf = (feature: string): number =>
  Object.values(STOREYS).findIndex((features) => features.includes(feature));

const edgesOf = (graph: FeatureGraph): [string, string][] =>
  [...graph]
    .flatMap(([own, used]) => [...used].map((other): [string, string] => [own, other]))
    .sort((one, other) => one.join(' ').localeCompare(other.join(' '), 'en'));

const isImplied = (graph: FeatureGraph, own: string, other: string): boolean =>
  [...(graph.get(own) ?? [])].some((between) => between !== other && wayBetween(graph, between, other) !== null);

/** The shortest way along the arrows, at least one long; null where there is none. */
function wayBetween(graph: FeatureGraph, from: string, to: string): string[] | null {
  const seen = new Set<string>();
  let ways: string[][] = [[from]];
  while (ways.length > 0) {
    const next: string[][] = [];
    for (const way of ways) {
      for (const other of graph.get(way.at(-1) ?? '') ?? []) {
        if (other === to) return [...way, other];
        if (!seen.has(other)) next.push([...way, other]);
        seen.add(other);
      }
    }
    ways = next;
  }
  return null;
}
