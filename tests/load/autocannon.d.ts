/** The part of autocannon that the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  function autocannon(options: {
    url: string | string[];
    headers: Record<string, string>;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Milliseconds between looks at the clock; the run ends at the first one after its duration. */
    sampleInt: number;
  }): PromiseLike<{ errors: number; timeouts: number; resets: number }> & EventEmitter;

  export = autocannon;
}
