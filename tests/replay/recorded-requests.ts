import { readFileSync } from 'node:fs';
import type { Endpoint } from '#platform/contract/endpoint.ts';

export type RecordedRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** In base64. */
  body: string;
  status: number;
};

/** One request of a call, with the user who made it; null for a visitor who was not logged in. */
export type Sample = { call: string; endpoint: Endpoint; owner: string | null; request: RecordedRequest };

export type Recording = {
  requests: number;
  samples: Sample[];
  /** Every user who was logged in. */
  actors: string[];
};

/** So many of each call, and so many of them by one user. */
const SAMPLES_PER_CALL = 8;
const SAMPLES_PER_OWNER = 2;

/** Of what was carried out: a few requests of each call, by different users. */
export function readRecording(file: string, endpoints: readonly Endpoint[]): Recording {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const findEndpoint = endpointFinder(endpoints);
  const byCall = new Map<string, Sample[]>();
  const actors = new Set<string>();
  for (const line of lines) {
    const request = JSON.parse(line) as RecordedRequest;
    const owner = ownerOf(request.headers.authorization);
    if (owner !== null) actors.add(owner);
    const endpoint = request.status < 300 ? findEndpoint(request) : undefined;
    if (!endpoint) continue;
    const call = `${endpoint.method} ${endpoint.path}`;
    const before = byCall.get(call) ?? [];
    const isKnown = before.some((sample) => sample.owner === owner && sample.request.url === request.url);
    const ofOwner = before.filter((sample) => sample.owner === owner).length;
    if (isKnown || ofOwner >= SAMPLES_PER_OWNER || before.length >= SAMPLES_PER_CALL) continue;
    byCall.set(call, [...before, { call, endpoint, owner, request }]);
  }
  return { requests: lines.length, samples: [...byCall.values()].flat(), actors: [...actors] };
}

/** So many requests of each call that the user did not make. */
const FOREIGN_PER_CALL = 2;

export function foreignTo(user: string, samples: readonly Sample[]): Sample[] {
  const counts = new Map<string, number>();
  return samples.filter(({ call, owner }) => {
    const count = counts.get(call) ?? 0;
    if (owner === user || owner === null || count >= FOREIGN_PER_CALL) return false;
    counts.set(call, count + 1);
    return true;
  });
}

/** A path without parameters comes before one that it would fit into. */
function endpointFinder(endpoints: readonly Endpoint[]) {
  const patterns = endpoints
    .map((endpoint) => ({
      endpoint,
      parameters: endpoint.path.split('{').length,
      pattern: new RegExp(`^/api${endpoint.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }))
    .sort((a, b) => a.parameters - b.parameters);
  return ({ method, url }: RecordedRequest): Endpoint | undefined => {
    const [path = ''] = url.split('?');
    return patterns.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint;
  };
}

/** The ticket is one that the portal has taken. */
function ownerOf(authorization: string | undefined): string | null {
  const claims = authorization?.split('.')[1];
  return claims ? JSON.parse(Buffer.from(claims, 'base64url').toString()).sub : null;
}
