/**
 * Requests that two servers could read differently. Behind each of them lies another one, to an address that nobody asks
 * for: it must never be read as a request of its own.
 */
const HIDDEN = 'GET /api/smuggled HTTP/1.1\r\nHost: voss.example.no\r\nX: ';
const CHUNKED_END = '0\r\n\r\n';

const post = (headers: string[], body: string, line = 'POST /api/auth/exists HTTP/1.1'): string =>
  `${[line, 'Host: bergen.example.no', 'Content-Type: application/json', ...headers].join('\r\n')}\r\n\r\n${body}`;

const LENGTH_OF_HIDDEN = HIDDEN.length;

export const ATTACKS: [string, string][] = [
  ['a length and chunks', post(['Content-Length: 6', 'Transfer-Encoding: chunked'], `${CHUNKED_END}${HIDDEN}`)],
  ['chunks and a length', post(['Transfer-Encoding: chunked', 'Content-Length: 6'], `${CHUNKED_END}${HIDDEN}`)],
  ['two lengths', post(['Content-Length: 0', `Content-Length: ${LENGTH_OF_HIDDEN}`], HIDDEN)],
  [
    'the same length twice',
    post([`Content-Length: ${LENGTH_OF_HIDDEN}`, `Content-Length: ${LENGTH_OF_HIDDEN}`], HIDDEN),
  ],
  ['a list of lengths', post([`Content-Length: 0, ${LENGTH_OF_HIDDEN}`], HIDDEN)],
  ['a length with a sign', post([`Content-Length: +${LENGTH_OF_HIDDEN}`], HIDDEN)],
  ['a negative length', post(['Content-Length: -1'], HIDDEN)],
  ['a length in hexadecimal', post(['Content-Length: 0x20'], HIDDEN)],
  ['a length with a space inside', post(['Content-Length: 1 0'], HIDDEN)],
  ['a length that is too long for a number', post(['Content-Length: 18446744073709551616'], HIDDEN)],
  ['a space before the colon', post([`Content-Length : ${LENGTH_OF_HIDDEN}`], HIDDEN)],
  ['a tab before the colon', post(['Transfer-Encoding\t: chunked', 'Content-Length: 6'], `${CHUNKED_END}${HIDDEN}`)],
  ['chunks with a tab before', post(['Transfer-Encoding:\tchunked', 'Content-Length: 6'], `${CHUNKED_END}${HIDDEN}`)],
  ['chunks under another name', post(['Transfer-Encoding: xchunked', 'Content-Length: 6'], `${CHUNKED_END}${HIDDEN}`)],
  [
    'chunks and something else',
    post(['Transfer-Encoding: chunked, identity', 'Content-Length: 6'], `${CHUNKED_END}${HIDDEN}`),
  ],
  ['chunks twice', post(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `${CHUNKED_END}${HIDDEN}`)],
  ['chunks in quotes', post(['Transfer-Encoding: "chunked"', 'Content-Length: 6'], `${CHUNKED_END}${HIDDEN}`)],
  [
    'chunks with a control character',
    post(['Transfer-Encoding: \x0bchunked', 'Content-Length: 6'], `${CHUNKED_END}${HIDDEN}`),
  ],
  ['chunks on a folded line', post(['Transfer-Encoding:', ' chunked', 'Content-Length: 6'], `${CHUNKED_END}${HIDDEN}`)],
  ['a header with an underscore', post(['Transfer_Encoding: chunked', `Content-Length: ${LENGTH_OF_HIDDEN}`], HIDDEN)],
  [
    'a line that ends early',
    post(['X: y\nTransfer-Encoding: chunked', 'Content-Length: 6'], `${CHUNKED_END}${HIDDEN}`),
  ],
  [
    'a carriage return alone',
    post(['X: y\rTransfer-Encoding: chunked', 'Content-Length: 6'], `${CHUNKED_END}${HIDDEN}`),
  ],
  ['a null in a header', post(['X: y\0Transfer-Encoding: chunked', 'Content-Length: 6'], `${CHUNKED_END}${HIDDEN}`)],
  ['a chunk size that is too large', post(['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n${HIDDEN}`)],
  ['a chunk size with a sign', post(['Transfer-Encoding: chunked'], `-1\r\n${HIDDEN}`)],
  ['a chunk size with 0x', post(['Transfer-Encoding: chunked'], `0x0\r\n\r\n${HIDDEN}`)],
  ['a chunk extension with a line end', post(['Transfer-Encoding: chunked'], `2;\nxx\r\n{}\r\n${HIDDEN}`)],
  ['a chunk that is longer than it says', post(['Transfer-Encoding: chunked'], `1\r\n{}${HIDDEN}`)],
  ['chunks in HTTP/1.0', post(['Transfer-Encoding: chunked'], `1\r\n${HIDDEN}`, 'POST /api/auth/exists HTTP/1.0')],
  ['a body with GET', post([`Content-Length: ${LENGTH_OF_HIDDEN}`], HIDDEN, 'GET /api/tenant HTTP/1.1')],
  [
    'a line end in the address',
    post(['Content-Length: 0'], '', `GET /api/tenant%0d%0a${encodeURIComponent(HIDDEN)} HTTP/1.1`),
  ],
  [
    'an upgrade',
    post(
      [
        'Connection: Upgrade, HTTP2-Settings',
        'Upgrade: h2c',
        'HTTP2-Settings: AAMAAABk',
        `Content-Length: ${LENGTH_OF_HIDDEN}`,
      ],
      HIDDEN,
    ),
  ],
  [
    'a websocket that is none',
    post(
      [
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 777',
        `Content-Length: ${LENGTH_OF_HIDDEN}`,
      ],
      HIDDEN,
    ),
  ],
];
