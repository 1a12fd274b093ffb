import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  EMBLEMS,
  ICON_SIZES,
  MAP_SIZE,
  type PictureRequest,
  SCENES,
  type Scene,
  TAKES,
  VARIANTS,
  type Variant,
} from '../contract.ts';
import { drawPicture } from './draw-picture.ts';
import { drawScene } from './drawing/scene.ts';

const colour = '1d6b5c';
const variants = Object.keys(VARIANTS) as Variant[];
const drawnVariants = variants.filter((variant) => variant !== 'share');

const drawText = async (request: PictureRequest): Promise<string> => (await drawPicture(request)).body.toString();

const sceneRequest = (scene: Scene, variant: Variant, isNight = false, hex = colour): PictureRequest => ({
  type: 'scene',
  scene,
  take: 1,
  colour: hex,
  variant,
  isNight,
});

describe.each(SCENES)('the scene %s', (scene) => {
  test.each(drawnVariants)('RTE-02 UPL-03 is drawn for %s, day and night', async (variant) => {
    for (const isNight of [false, true]) {
      const picture = await drawPicture(sceneRequest(scene, variant, isNight));
      const svg = picture.body.toString();
      expect(picture.type).toBe('image/svg+xml');
      expect(findFault(svg)).toBeNull();
      expect(readSize(svg)).toEqual(VARIANTS[variant]);
      expect(svg.length).toBeLessThan(60_000);
    }
  });

  test('RTE-02 is laid out for each size, not cropped', () => {
    const drawings = variants.map((variant) => drawScene({ scene, colour, variant, isNight: false }));
    expect(new Set(drawings).size).toBe(variants.length);
  });

  test('TEN-04 wears the colour of the municipality', async () => {
    const green = await drawText(sceneRequest(scene, 'card'));
    const plum = await drawText(sceneRequest(scene, 'card', false, '8a3b6b'));
    expect(green).toContain('#1d6b5c');
    expect(plum).toContain('#8a3b6b');
    expect(plum).not.toContain('#1d6b5c');
  });

  test('RTE-02 is another picture in each take', () => {
    const takes = TAKES.map((take) => drawScene({ scene, take, colour, variant: 'card', isNight: false }));
    expect(new Set(takes).size).toBe(TAKES.length);
    for (const svg of takes) expect(findFault(svg)).toBeNull();
  });

  test('RTE-02 looks different at night', async () => {
    expect(await drawText(sceneRequest(scene, 'card', true))).not.toBe(await drawText(sceneRequest(scene, 'card')));
  });

  test('RTE-02 is the same picture every time', async () => {
    const first = await drawPicture(sceneRequest(scene, 'cover'));
    const second = await drawPicture(sceneRequest(scene, 'cover'));
    expect(second.body.equals(first.body)).toBe(true);
  });

  test('RTE-08 is a PNG of 1200 × 630 for sharing', async () => {
    const picture = await drawPicture(sceneRequest(scene, 'share'));
    const { format, width, height } = await sharp(picture.body).metadata();
    expect(picture.type).toBe('image/png');
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(picture.body.length).toBeLessThan(200_000);
  });
});

describe('extreme colours', () => {
  test.each(['000000', 'ffffff', 'ff0000'])('TEN-04 %s still gives a whole picture', async (hex) => {
    for (const scene of SCENES) {
      expect(findFault(await drawText(sceneRequest(scene, 'banner', true, hex)))).toBeNull();
    }
  });
});

describe('emblems', () => {
  test('ORG-01 every kind is a mark of its own', async () => {
    const emblems = await Promise.all(EMBLEMS.map((kind) => drawText({ type: 'emblem', kind, colour })));
    for (const svg of emblems) {
      expect(findFault(svg)).toBeNull();
      expect(readSize(svg)).toEqual({ width: 100, height: 100 });
    }
    expect(new Set(emblems).size).toBe(EMBLEMS.length);
  });
});

describe('what stands in for a map', () => {
  const drawMap = (isNight: boolean) => drawText({ type: 'map', colour, isNight });

  test('EVT-06 has the pin in the middle and no streets that are not there', async () => {
    for (const isNight of [false, true]) {
      const svg = await drawMap(isNight);
      expect(findFault(svg)).toBeNull();
      expect(readSize(svg)).toEqual(MAP_SIZE);
      expect(svg).toContain('<g transform="translate(320 160) scale(1)">');
      expect(svg.match(/<path/g)).toHaveLength(1);
    }
  });

  test('EVT-06 is darker at night', async () => {
    expect(await drawMap(true)).not.toBe(await drawMap(false));
  });
});

describe('icons', () => {
  test.each(ICON_SIZES.filter((size) => size !== 'favicon'))('SHL-15 %i pixels, PNG', async (size) => {
    const picture = await drawPicture({ type: 'icon', colour, size });
    const { format, width, height } = await sharp(picture.body).metadata();
    expect(picture.type).toBe('image/png');
    expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size });
  });

  test('SHL-15 the mark of a launcher icon stays inside the circle that a launcher may cut out', async () => {
    const { body } = await drawPicture({ type: 'icon', colour, size: 512 });
    const { data, info } = await sharp(body)
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isMarked = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 255) < 250;
    const pixels = Array.from({ length: info.width * info.height }, (_, index) => index);
    const distances = pixels
      .map((index) => ({ x: index % info.width, y: Math.floor(index / info.width) }))
      .filter(({ x, y }) => isMarked(x, y))
      .map(({ x, y }) => Math.hypot(x - 256, y - 256));
    const furthest = distances.reduce((most, distance) => Math.max(most, distance), 0);
    expect(furthest).toBeGreaterThan(150);
    expect(furthest).toBeLessThan(512 * 0.4);
  });

  test('SHL-15 the favicon is an SVG', async () => {
    const picture = await drawPicture({ type: 'icon', colour, size: 'favicon' });
    expect(picture.type).toBe('image/svg+xml');
    expect(findFault(picture.body.toString())).toBeNull();
  });
});

describe('the check of the markup', () => {
  test.each([
    ['an open element', '<svg><g></svg>'],
    ['crossed elements', '<svg><g><a></g></a></svg>'],
    ['an attribute twice', '<svg><g x="1" x="2"/></svg>'],
    ['text', '<svg>Solvik</svg>'],
    ['a bare ampersand', '<svg><g id="a&b"/></svg>'],
    ['two roots', '<svg/><svg/>'],
    ['a script', '<svg><script/></svg>'],
    ['a style', '<svg><g style="fill:red"/></svg>'],
    ['a link out', '<svg><image href="https://example.org/a.png"/></svg>'],
    ['a handler', '<svg onload="a()"/>'],
    ['a broken number', '<svg><g x="NaN"/></svg>'],
    ['a long number', '<svg><g x="1.234"/></svg>'],
  ])('RTE-02 notices %s', (_what, svg) => {
    expect(findFault(svg)).not.toBeNull();
  });
});

const ELEMENT = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>&]*")*)(\/?)>/y;
const FORBIDDEN_ATTRIBUTE = /^(style|href|class|on.*)$/;
const BROKEN_VALUE = /NaN|undefined|null|Infinity|url\((?!#sky\))/;

/** What is wrong with a picture, or null: it must be well formed, hold only elements, and refer to nothing outside. */
function findFault(svg: string): string | null {
  const open: string[] = [];
  let position = 0;
  while (position < svg.length) {
    ELEMENT.lastIndex = position;
    const match = ELEMENT.exec(svg);
    if (!match) return `no element at ${position}: ${svg.slice(position, position + 60)}`;
    const [text, isEnd, name = '', attributes = '', isEmpty] = match;
    if (open.length === 0 && position > 0) return `more after the end: ${text}`;
    if (isEnd && open.pop() !== name) return `${text} ends another element`;
    if (!isEnd && !isEmpty) open.push(name);
    if (['script', 'style', 'image', 'use', 'foreignObject'].includes(name)) return `${name} is not a drawing`;
    const fault = findAttributeFault(attributes);
    if (fault) return fault;
    position += text.length;
  }
  return open.length === 0 ? null : `${open.join(', ')} not ended`;
}

function findAttributeFault(attributes: string): string | null {
  const pairs = [...attributes.matchAll(/ ([a-zA-Z0-9-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));
  if (new Set(pairs.map(({ name }) => name)).size !== pairs.length) return `an attribute twice in${attributes}`;
  for (const { name, value } of pairs) {
    if (FORBIDDEN_ATTRIBUTE.test(name)) return `the attribute ${name}`;
    if (BROKEN_VALUE.test(value)) return `the value ${value}`;
    if (value.includes('//') && name !== 'xmlns') return `a link to ${value}`;
    const hasLongNumber = /\.\d\d/.test(value.replace(/scale\([^)]*\)/, ''));
    if (hasLongNumber && name !== 'opacity') return `a long number in ${value}`;
  }
  return null;
}

function readSize(svg: string): { width: number; height: number } {
  const [, width, height] = /^<svg [^>]*? width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}
