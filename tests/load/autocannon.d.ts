/** The part of autocannon that the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  function autocannon(options: {
    url: string | string[];
    headers: Record<string, string>;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Requests, instead of a duration. */
    amount?: number;
    /** Milliseconds between looks at whether the run is over. */
    sampleInt: number;
    /** Called for each connection before its first request. */
    setupClient?: (client: {
      /** Sent one after the other, again from the first. */
      setRequests(requests: { path: string; headers: Record<string, string> }[]): void;
    }) => void;
  }): PromiseLike<{ errors: number; timeouts: number; resets: number }> & EventEmitter;

  export = autocannon;
}
