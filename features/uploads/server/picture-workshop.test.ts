import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { GPS_TAG, gif, gifDeclaring, jpeg, photograph, png, pngDeclaring, webp } from '#tests/support/files.ts';
import { DEFAULT_BACKGROUND, EDIT_VARIANTS, type EditMode, MAX_SIDE } from '../rules.ts';
import type { Picture, PictureResult } from './picture-task.ts';
import { type PictureWorkshop, pictureWorkshop, type WorkshopOptions } from './picture-workshop.ts';

/** Of tests that are not about time: a busy machine may need longer than a visitor waits. */
const PATIENT_MS = 40_000;

let workshop: PictureWorkshop;
const open = (options: WorkshopOptions = {}) => {
  workshop = pictureWorkshop({ timeLimitMs: PATIENT_MS, ...options });
  return workshop;
};
const close = async () => {
  workshop.close();
  // They are told to end, and are gone a moment later: the next test counts its own.
  await allGone();
};

const ANY_SIZE = { min_width: 1, min_height: 1 };

function drawn(result: PictureResult): Picture {
  if ('fault' in result) throw new Error(`The picture was refused: ${result.fault}.`);
  return result;
}

const colourAt = async ({ bytes }: Picture, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

/** Left to right red, green and blue, as wide as they are told to be. */
const stripes = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#00ff00' } })
    .composite([
      { input: { create: { width: width / 4, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
      {
        input: { create: { width: width / 4, height, channels: 3, background: '#0000ff' } },
        left: width * 0.75,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

describe('UPL-04 pictures are drawn again', () => {
  beforeAll(() => void open());
  afterAll(close);

  test.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
    ['GIF', gif],
  ])('UPL-04 a %s becomes a WebP of the same size', async (_name, make) => {
    const picture = drawn(await workshop.redraw(await make(), ANY_SIZE));
    expect(picture).toMatchObject({ width: 400, height: 300 });
    expect((await sharp(picture.bytes).metadata()).format).toBe('webp');
  });

  test('D-19 the place where a photograph was taken is gone, and it stands the right way up', async () => {
    const before = await photograph();
    expect((await sharp(before).metadata()).exif?.includes('Fjelltelefon')).toBe(true);
    expect(before.includes(GPS_TAG)).toBe(true);
    const picture = drawn(await workshop.redraw(before, ANY_SIZE));
    const after = await sharp(picture.bytes).metadata();
    expect(after).toMatchObject({ width: 300, height: 400 });
    expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual(Array(5).fill(undefined));
    expect(Buffer.from(picture.bytes).includes('Fjelltelefon')).toBe(false);
    expect(Buffer.from(picture.bytes).includes(GPS_TAG)).toBe(false);
  });

  test('UPL-04 a large picture is made smaller, a small one is not made larger', async () => {
    const { redraw } = workshop;
    const large = drawn(await redraw(await jpeg({ width: 4000, height: 1000 }), ANY_SIZE));
    expect(large).toMatchObject({ width: MAX_SIDE, height: 600 });
    expect(drawn(await redraw(await png({ width: 3, height: 2 }), ANY_SIZE))).toMatchObject({ width: 3, height: 2 });
  });

  test('UPL-02 fewer pixels than asked for is a matter of dimensions, measured the right way up', async () => {
    const { redraw } = workshop;
    const limits = { min_width: 300, min_height: 400 };
    expect(await redraw(await jpeg(), limits)).toEqual({ fault: 'dimensions' });
    expect(drawn(await redraw(await photograph(), limits))).toMatchObject({ width: 300, height: 400 });
  });

  test('D-19 more than 40 million pixels are not even begun', async () => {
    const { redraw } = workshop;
    for (const bomb of [pngDeclaring(50_000, 50_000), pngDeclaring(40_001, 1000), gifDeclaring(65_000, 65_000)]) {
      expect(await redraw(bomb, ANY_SIZE)).toEqual({ fault: 'dimensions' });
    }
  });

  test('D-19 what is none of the four formats is not read, whatever the library could', async () => {
    const { redraw } = workshop;
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    );
    const others = [
      await sharp(await png())
        .tiff()
        .toBuffer(),
      await sharp(await png())
        .avif()
        .toBuffer(),
    ];
    for (const bytes of [svg, ...others, Buffer.alloc(0), Buffer.from('hei')]) {
      expect(await redraw(bytes, ANY_SIZE)).toEqual({ fault: 'unreadable' });
    }
  });
});

describe('UPL-03 pictures are cut', () => {
  beforeAll(() => void open());
  afterAll(close);

  const cut = async (mode: EditMode, source: Buffer, variant: keyof typeof EDIT_VARIANTS = 'cover') =>
    drawn(await workshop.cut(source, { mode, variant, background: DEFAULT_BACKGROUND }));

  test.each(Object.entries(EDIT_VARIANTS))(
    'UPL-03 the %s has its size, cropped, smart or filled',
    async (name, size) => {
      const source = await stripes(1200, 900);
      for (const mode of ['crop', 'smart', 'fill'] as const) {
        expect(await cut(mode, source, name as keyof typeof EDIT_VARIANTS)).toMatchObject(size);
      }
    },
  );

  test('UPL-03 a crop is from the middle', async () => {
    const picture = await cut('crop', await stripes(4400, 300));
    const [red = 0, green = 0, blue = 0] = await colourAt(picture, 550, 150);
    expect(green).toBeGreaterThan(230);
    expect(red + blue).toBeLessThan(60);
  });

  test('UPL-03 a smart crop finds what there is to see', async () => {
    const eye = await sharp({ create: { width: 3300, height: 300, channels: 3, background: '#808080' } })
      .composite([{ input: await stripes(200, 200), left: 3000, top: 50 }])
      .png()
      .toBuffer();
    const isGrey = ([red = 0, green = 0, blue = 0]: number[]) =>
      Math.max(red, green, blue) - Math.min(red, green, blue) < 12;
    const hasColour = async (picture: Picture) => {
      for (let x = 20; x < 1100; x += 40) if (!isGrey(await colourAt(picture, x, 150))) return true;
      return false;
    };
    expect(await hasColour(await cut('crop', eye))).toBe(false);
    expect(await hasColour(await cut('smart', eye))).toBe(true);
  });

  test('UPL-03 resized it is 300 high and whole; a line does not become a street', async () => {
    expect(await cut('resize', await stripes(1200, 900))).toMatchObject({ width: 400, height: 300 });
    const line = await cut('resize', await png({ width: 2000, height: 1 }));
    expect(line.width).toBeLessThanOrEqual(2400);
  });

  test('UPL-03 filled it is whole, on the colour asked for', async () => {
    const [red = 0, green = 0, blue = 0] = await colourAt(await cut('fill', await stripes(300, 300)), 5, 150);
    expect([Math.abs(red - 0x6e), Math.abs(green - 0x37), Math.abs(blue - 0xcb)].every((off) => off < 12)).toBe(true);
  });
});

/** A picture that takes a second: many pixels, all of them needed before the first can be drawn. */
let slowPicture: Buffer;
const SLOW = { create: { width: 8000, height: 5000, channels: 3, background: '#fff' } } as const;

describe('D-19 the workshop', () => {
  beforeAll(async () => {
    slowPicture = await sharp(SLOW).png({ progressive: true, compressionLevel: 1 }).toBuffer();
  });
  afterEach(close);

  test('D-19 a picture that takes too long is given up, and the next one is drawn', async () => {
    const { redraw } = open({ timeLimitMs: 30, mostAtOnce: 1 });
    // On a busy machine it may be told to come back instead, as often as it gets no processor time.
    const giveUp = async () => expect(await redraw(slowPicture, ANY_SIZE)).toEqual({ fault: 'unreadable' });
    await vi.waitFor(giveUp, PATIENCE);
    workshop.close();
    expect(await open().redraw(await png(), ANY_SIZE)).toMatchObject({ width: 400 });
  });

  test('D-19 a process that falls over takes no other picture with it', async () => {
    const { redraw } = open({ mostAtOnce: 1 });
    const first = redraw(slowPicture, ANY_SIZE);
    const second = redraw(await png(), ANY_SIZE);
    await vi.waitFor(() => expect(children()).toHaveLength(1), PATIENCE);
    for (const id of children()) process.kill(id, 'SIGKILL');
    expect(await first).toEqual({ fault: 'unreadable' });
    expect(await second).toMatchObject({ width: 400 });
  });

  test('D-19 two at once, some waiting, and the rest is told to come back', async () => {
    const { redraw } = open({ mostWaiting: 3 });
    const picture = await png();
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => redraw(picture, ANY_SIZE)));
    expect(children().length).toBeLessThanOrEqual(2);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    for (const { reason } of refused as PromiseRejectedResult[]) expect(reason).toMatchObject({ kind: 'unavailable' });
  });

  test('D-19 there is no process before the first picture, nor after a while without one', async () => {
    const { redraw } = open({ idleMs: 20 });
    expect(children()).toEqual([]);
    await redraw(await png(), ANY_SIZE);
    await allGone();
  });

  test('D-19 closing ends the processes and tells who still waits', async () => {
    const { redraw, close } = open({ mostAtOnce: 1 });
    const small = await png();
    const all = Promise.allSettled([redraw(slowPicture, ANY_SIZE), redraw(small, ANY_SIZE)]);
    await vi.waitFor(() => expect(children()).toHaveLength(1), PATIENCE);
    close();
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await allGone();
    await expect(redraw(small, ANY_SIZE)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test.runIf(existsSync('/proc'))('D-19 the process knows nothing of the portal’s environment', async () => {
    vi.stubEnv('SECRET', 'what-only-the-portal-knows');
    const { redraw } = open();
    await redraw(await png(), ANY_SIZE);
    const [id = 0] = children();
    const environment = execFileSync('cat', [`/proc/${id}/environ`], { encoding: 'latin1' });
    expect(environment).not.toContain('what-only-the-portal-knows');
    expect(environment).toContain('NODE_CHANNEL_FD');
    vi.unstubAllEnvs();
  });
});

/** A busy machine may take its time. */
const PATIENCE = { timeout: 20_000 };

const allGone = () => vi.waitFor(() => expect(children()).toEqual([]), PATIENCE);

/** The ids of this process's own children that draw pictures. */
function children(): number[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return listed
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter((match) => match && Number(match[2]) === process.pid && !match[3]?.startsWith('Z'))
    .filter((match) => match?.[4]?.includes('picture-worker'))
    .map((match) => Number(match?.[1]));
}
