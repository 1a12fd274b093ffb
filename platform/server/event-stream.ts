import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Something that the browser is told of. With an id, the browser says on its return that it has everything up to it. */
export type StreamEvent = { event: string; data: unknown; id?: string };

/** One browser that listens. */
export type StreamConnection = {
  send(event: StreamEvent): void;
  /** An empty line, so that no proxy takes the connection for dead. */
  beat(): void;
  close(): void;
};

/** What an endpoint hands over that answers with events (`answer: 'events'`). Returns what to do when it has ended. */
export type EventStream = (connection: StreamConnection) => () => void;

/** Ends a browser that does not read what it is sent: it comes back and asks for what it has missed. */
const MAX_WAITING_BYTES = 64 * 1024;

export function sendEventStream(reply: FastifyReply, stream: EventStream): FastifyReply {
  const body = new Readable({ read() {}, highWaterMark: 1024 });
  const write = (lines: string) => {
    if (body.destroyed) return;
    body.push(lines);
    if (body.readableLength > MAX_WAITING_BYTES) body.destroy();
  };
  const end = stream({
    send: (event) => write(linesOf(event)),
    beat: () => write(':\n\n'),
    close: () => {
      if (!body.destroyed) body.push(null);
    },
  });
  body.once('close', end);
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(body);
}

/** JSON has no line breaks of its own, so the data is always one line. */
const linesOf = ({ event, data, id }: StreamEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
