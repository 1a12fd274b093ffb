import { expect, test } from 'vitest';
import { eventParser, type ServerEvent } from './event-parser.ts';

const STREAM = ':\n\nid: 7\nevent: notification\ndata: {"a":1}\n\nevent: ready\ndata: {}\nid: 8\n\n';
const EVENTS: ServerEvent[] = [
  { kind: 'notification', data: '{"a":1}', id: '7' },
  { kind: 'ready', data: '{}', id: '8' },
];

function eventsOf(pieces: readonly string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const parse = eventParser((event) => events.push(event));
  for (const piece of pieces) parse(piece);
  return events;
}

test.each(['\n', '\r\n', '\r'])(
  'NOT-02 events are read wherever their text is cut, with lines that end in %j',
  (end) => {
    const text = STREAM.replaceAll('\n', end);
    for (let size = 1; size <= text.length; size += 1) {
      const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      // The last line that ends in \r alone waits for what may follow it.
      expect(eventsOf([...pieces, ':'])).toEqual(EVENTS);
    }
  },
);

test('NOT-02 comments and unknown fields mean nothing, and an event that is not whole is not told', () => {
  expect(eventsOf([': beat\n\n', 'retry: 10\nnonsense\n\n', 'data: 1\n'])).toEqual([]);
});

test('NOT-02 several lines of data are one text, one space after the colon is left out, and text may hold colons', () => {
  expect(eventsOf(['data:a: b\ndata:  c\ndata\n\n'])).toEqual([{ kind: 'message', data: 'a: b\n c\n', id: null }]);
  expect(eventsOf(['data: one\u2028two\n\n'])).toEqual([{ kind: 'message', data: 'one\u2028two', id: null }]);
});
