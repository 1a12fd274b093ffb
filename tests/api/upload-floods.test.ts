import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type PictureWorkshop, pictureWorkshop } from '#features/uploads/server/picture-workshop.ts';
import { png } from '#tests/support/files.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { openUploadDesk, type UploadDesk } from '#tests/support/upload-desk.ts';

const workshop = pictureWorkshop({ mostAtOnce: 1, mostWaiting: 6, mostWaitingEach: 4 });
/** Requests that have come as far as the workshop and wait for `letIn`, by the width of their pictures. */
const before = new Map<number, () => void>();
/** The widths of the pictures, as they were drawn. */
const drawn: number[] = [];

/** The real one, behind a door: how fast a request arrives there is up to the machine, who comes first to the test. */
const pictures: PictureWorkshop = {
  ...workshop,
  async redraw(bytes, limits, caller) {
    const width = Buffer.from(bytes).readUInt32BE(PNG_WIDTH_AT);
    await new Promise<void>((resolve) => before.set(width, resolve));
    const picture = await workshop.redraw(bytes, limits, caller);
    drawn.push(width);
    return picture;
  },
};
const PNG_WIDTH_AT = 16;

let desk: UploadDesk;
beforeAll(async () => {
  desk = await openUploadDesk({ integrations: { pictures } });
});
afterAll(() => desk.close());

async function letIn(widths: readonly number[]): Promise<void> {
  await vi.waitFor(() => expect([...before.keys()]).toEqual(expect.arrayContaining([...widths])), PATIENCE);
  for (const width of widths) before.get(width)?.();
  // Until each of them stands in the queue.
  await new Promise((resolve) => setImmediate(resolve));
}

test('D-25 users who hand in many pictures keep no other from handing in one', async () => {
  const people = await Promise.all(['Kari', 'Ola', 'Eva'].map((name) => desk.portal.given.person(name)));
  const [kari = '', ola = '', eva = ''] = people;
  const handIn = async (person: string, width: number) =>
    (await desk.handIn(person, { name: 'a.png', bytes: await png({ width, height: 10 }) })).status;
  const ofKari = [11, 12, 13, 14, 15, 16, 17, 18];
  const ofOla = [21, 22, 23];
  const flood = [...ofKari.map((width) => handIn(kari, width)), ...ofOla.map((width) => handIn(ola, width))];
  const last = handIn(eva, 31);
  await letIn([...ofKari, ...ofOla, 31]);
  expect(await last).toBe(200);
  // One is drawn and four wait, Kari's share; then the line is full, and her last places go to others.
  expect(await Promise.all(flood)).toEqual([200, 200, 200, 503, 503, 429, 429, 429, 200, 200, 200]);
  expect(drawn).toEqual([11, 12, 21, 31, 13, 22, 23]);
});
