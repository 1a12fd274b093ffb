import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInsideAddress } from './inside-address.ts';

const INSIDE_IPV4 = [
  '0.0.0.0',
  '0.255.255.255',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.0.192',
  '192.0.2.1',
  '192.31.196.1',
  '192.52.193.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.175.48.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
];

const INSIDE_IPV6 = [
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '::7f00:1',
  '::127.0.0.1',
  '::a00:1',
  '::8.8.8.8',
  '::ffff:0:127.0.0.1',
  '64:ff9b:1::',
  '64:ff9b:1::7f00:1',
  '64:ff9b:1:ffff::8.8.8.8',
  '100::1',
  '100:0:0:1::1',
  '2001::1',
  '2001:0:4136:e378:8000:63bf:80ff:fffe',
  '2001:2::1',
  '2001:3::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:7f00:1::1',
  '2002:a00:1::1',
  '2002:c0a8:101::c0a8:101',
  '2002:808:808::1',
  '2620:4f:8000::1',
  '3fff::1',
  '3fff:fff::1',
  '4000::1',
  '5f00::1',
  'fc00::1',
  'fd12:3456:789a::1',
  'fe80::1',
  'fe80::1%eth0',
  '2606:4700::1111%1',
  'febf::1',
  'fec0::1',
  'feff::1',
  'ff02::1',
  '2a00:1450:4001:82a::5efe:7f00:1',
  '2a00:1450:4001:82a:0:5efe:10.0.0.1',
  '2a00:1450:4001:82a:200:5efe:192.168.1.1',
];

const OUTSIDE = [
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '126.255.255.255',
  '128.0.0.1',
  '172.15.255.255',
  '172.32.0.1',
  '192.0.1.1',
  '198.17.255.255',
  '198.20.0.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450:4001:82a::200e',
  '2001:200::1',
  '2001:4860:4860::8888',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  '2a00:1450:4001:82a:200:5efe:8.8.8.8',
];

describe('D-20 which addresses are inside', () => {
  test.each(INSIDE_IPV4)('D-20 %s and everything that leads there', (address) => {
    const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
    const hex = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
    const ways = [
      address,
      `::ffff:${address}`,
      `::FFFF:${hex}`,
      `0:0:0:0:0:ffff:${hex}`,
      `::${address}`,
      `64:ff9b::${address}`,
      `64:ff9b::${hex}`,
      `64:ff9b:1::${hex}`,
      `2002:${hex}::1`,
      `2a00:1450::5efe:${hex}`,
      `fe80::200:5efe:${hex}`,
    ];
    expect(ways.filter((way) => !isInsideAddress(way))).toEqual([]);
  });

  test.each(INSIDE_IPV6)('D-20 %s', (address) => expect(isInsideAddress(address)).toBe(true));

  test.each(OUTSIDE)('D-20 %s is outside', (address) => expect(isInsideAddress(address)).toBe(false));

  test.each(['', 'localhost', '127.1', '0x7f000001', '2130706433', '127.0.0.1.', '[::1]', '::1 ', '127.0.0.1:80'])(
    'D-20 what is no address counts as inside: "%s"',
    (address) => expect(isInsideAddress(address)).toBe(true),
  );

  test('D-20 every way to write an IPv6 address gives the same answer', () => {
    const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
        const long = groups.map((each) => each.toString(16).padStart(4, '0')).join(':');
        const short = new URL(`http://[${long}]/`).hostname.slice(1, -1);
        const [high = 0, low = 0] = groups.slice(6);
        const mixed = `${groups
          .slice(0, 6)
          .map((each) => each.toString(16))
          .join(':')}:${[high >> 8, high & 255, low >> 8, low & 255].join('.')}`;
        expect([isInsideAddress(short), isInsideAddress(mixed)]).toEqual([
          isInsideAddress(long),
          isInsideAddress(long),
        ]);
      }),
    );
  });
});
