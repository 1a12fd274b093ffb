import { expect, test } from 'vitest';
import { embeddedStore } from './embedded-store.ts';

test('IDN-17 what is under way is kept until its time is over, and each kind by itself', async () => {
  const store = embeddedStore();
  const [codes, sessions] = [store('AuthorizationCode'), store('Session')];
  await codes.upsert('one', { accountId: 'a' }, 60);
  await codes.upsert('short', { accountId: 'b' }, 0.02);
  expect(await codes.find('one')).toEqual({ accountId: 'a' });
  expect(await sessions.find('one')).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(await codes.find('short')).toBeUndefined();
  await codes.consume('one');
  expect(await codes.find('one')).toMatchObject({ consumed: true });
  await codes.destroy('one');
  expect(await codes.find('one')).toBeUndefined();
});

test('IDN-17 what belongs to a grant goes with it, and a session is found by its uid', async () => {
  const store = embeddedStore();
  const [codes, sessions] = [store('AuthorizationCode'), store('Session')];
  await codes.upsert('mine', { grantId: 'g' }, 60);
  await codes.upsert('other', { grantId: 'h' }, 60);
  await sessions.upsert('s', { uid: 'u' }, 60);
  await codes.revokeByGrantId('g');
  expect(await codes.find('mine')).toBeUndefined();
  expect(await codes.find('other')).toBeDefined();
  expect(await sessions.findByUid('u')).toEqual({ uid: 'u' });
  expect(await codes.findByUid('u')).toBeUndefined();
});

test('IDN-17 a flood fills no memory', async () => {
  const requests = embeddedStore()('PushedAuthorizationRequest');
  for (let count = 0; count < 5000; count += 1) await requests.upsert(`${count}`, {}, 60);
  expect(await requests.find('0')).toBeUndefined();
  expect(await requests.find('4999')).toBeDefined();
});
