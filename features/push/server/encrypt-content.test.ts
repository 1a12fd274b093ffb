import { describe, expect, test } from 'vitest';
import { pushBrowser } from '#tests/support/push-browser.ts';
import { encryptContent, isBrowserKey } from './encrypt-content.ts';

/** Section 5 and appendix A of RFC 8291. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  content:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('BEY-01 only the browser reads what it is sent', () => {
  test('BEY-01 the example of RFC 8291 comes out to the byte', () => {
    const chance = { salt: bytes(EXAMPLE.salt), privateKey: bytes(EXAMPLE.privateKey), isFilled: false };
    expect(Buffer.from(encryptContent(EXAMPLE.text, EXAMPLE, chance)).toString('base64url')).toBe(EXAMPLE.content);
  });

  test.each(['', 'Påminnelse: Åpen fotballtrening 🥅', 'x'.repeat(511), 'x'.repeat(512), 'x'.repeat(2000)])(
    'BEY-01 a browser reads %j',
    async (text) => {
      const browser = await pushBrowser();
      expect(await browser.read(encryptContent(text, browser.keys))).toBe(text);
    },
  );

  test('BEY-01 nobody else does, and what was changed on the way is not read', async () => {
    const [browser, other] = [await pushBrowser(), await pushBrowser()];
    const content = encryptContent('Hei', browser.keys);
    await expect(other.read(content)).rejects.toThrow();
    await expect(browser.read(content.with(-1, (content.at(-1) ?? 0) ^ 1))).rejects.toThrow();
  });

  test('BEY-01 two messages never look alike, and short ones have the same length', async () => {
    const { keys } = await pushBrowser();
    const [one, same, another] = ['Hei', 'Hei', 'Husk turneringen på lørdag'].map((text) => encryptContent(text, keys));
    expect(one).not.toEqual(same);
    expect(one?.length).toBe(another?.length);
  });

  test('BEY-01 what is no point on the curve is no key', async () => {
    expect(isBrowserKey(EXAMPLE.p256dh)).toBe(true);
    for (const wrong of [`${EXAMPLE.p256dh.slice(0, -4)}AAAA`, 'B'.repeat(87), Buffer.alloc(65).toString('base64url')])
      expect(isBrowserKey(wrong)).toBe(false);
  });
});
