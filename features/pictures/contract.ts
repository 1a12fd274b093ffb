/** The motifs, one per kind of activity; `bygd` is the municipality itself. */
export const SCENES = [
  'bygd',
  'fjelltur',
  'svomming',
  'fotball',
  'musikk',
  'teater',
  'bibliotek',
  'seniorkafe',
  'dugnad',
  'matlaging',
  'koding',
  'ski',
  'sprak',
] as const;

export type Scene = (typeof SCENES)[number];

/** A scene is laid out for each of these sizes, not cropped to it. Measures in pixels. */
export const VARIANTS = {
  card: { width: 640, height: 360 },
  cover: { width: 1100, height: 300 },
  promo: { width: 625, height: 275 },
  phoneBanner: { width: 390, height: 250 },
  tabletBanner: { width: 980, height: 250 },
  banner: { width: 1440, height: 450 },
  wideBanner: { width: 2400, height: 450 },
  share: { width: 1200, height: 630 },
} as const;

export type Variant = keyof typeof VARIANTS;

/** Round marks for organisations without a logo. */
export const EMBLEMS = ['ball', 'note', 'peak', 'heart', 'book'] as const;

export type Emblem = (typeof EMBLEMS)[number];

export const ICON_SIZES = [32, 180, 192, 512, 'favicon'] as const;

export type IconSize = (typeof ICON_SIZES)[number];

export const MAP_SIZE = { width: 640, height: 320 } as const;

/** Everything that can be drawn. `colour` is six lower-case hexadecimal digits without '#'. */
export type PictureRequest =
  | { type: 'scene'; scene: Scene; colour: string; variant: Variant; isNight: boolean }
  | { type: 'emblem'; kind: Emblem; colour: string }
  | { type: 'map'; colour: string; seed: number; isNight: boolean }
  | { type: 'icon'; colour: string; size: IconSize };

export function picturePath(picture: { scene: Scene; colour: string; variant: Variant; isNight?: boolean }): string {
  const name = `${picture.variant}${picture.isNight ? '-night' : ''}`;
  return `/pictures/${picture.scene}/${picture.colour}/${name}.${extensionOf(picture.variant)}`;
}

export function emblemPath(emblem: { kind: Emblem; colour: string }): string {
  return `/pictures/emblem/${emblem.kind}/${emblem.colour}.svg`;
}

/** Any whole number is a seed; there are ten thousand different towns. */
export function mapPath(map: { colour: string; seed: number; isNight?: boolean }): string {
  const seed = Math.abs(map.seed) % MAP_COUNT;
  return `/pictures/map/${map.colour}/${seed}${map.isNight ? '-night' : ''}.svg`;
}

export function iconPath(icon: { colour: string; size: IconSize }): string {
  return `/pictures/icon/${icon.colour}/${icon.size === 'favicon' ? 'favicon.svg' : `${icon.size}.png`}`;
}

/** Reads an address back. One picture has one address: anything that the functions above do not write is null. */
export function parsePicturePath(path: string): PictureRequest | null {
  if (path.length > LONGEST_PATH) return null;
  return parseEmblem(path) ?? parseMap(path) ?? parseIcon(path) ?? parseScene(path);
}

const LONGEST_PATH = 80;
const MAP_COUNT = 10_000;

const SCENE_PATH = /^\/pictures\/([a-z]+)\/([0-9a-f]{6})\/([a-zA-Z]+)(-night)?\.(svg|png)$/;
const EMBLEM_PATH = /^\/pictures\/emblem\/([a-z]+)\/([0-9a-f]{6})\.svg$/;
const MAP_PATH = /^\/pictures\/map\/([0-9a-f]{6})\/(0|[1-9][0-9]{0,3})(-night)?\.svg$/;
const ICON_PATH = /^\/pictures\/icon\/([0-9a-f]{6})\/(favicon\.svg|[0-9]{2,3}\.png)$/;

function parseScene(path: string): PictureRequest | null {
  const [, sceneName, colour, variantName, night, extension] = SCENE_PATH.exec(path) ?? [];
  const scene = SCENES.find((known) => known === sceneName);
  if (!scene || !colour || !isVariant(variantName) || extension !== extensionOf(variantName)) return null;
  return { type: 'scene', scene, colour, variant: variantName, isNight: night !== undefined };
}

function parseEmblem(path: string): PictureRequest | null {
  const [, kindName, colour] = EMBLEM_PATH.exec(path) ?? [];
  const kind = EMBLEMS.find((known) => known === kindName);
  if (!kind || !colour) return null;
  return { type: 'emblem', kind, colour };
}

function parseMap(path: string): PictureRequest | null {
  const [, colour, seed, night] = MAP_PATH.exec(path) ?? [];
  if (!colour || !seed) return null;
  return { type: 'map', colour, seed: Number(seed), isNight: night !== undefined };
}

function parseIcon(path: string): PictureRequest | null {
  const [, colour, file] = ICON_PATH.exec(path) ?? [];
  const size = ICON_SIZES.find((known) => file === (known === 'favicon' ? 'favicon.svg' : `${known}.png`));
  if (!colour || !size) return null;
  return { type: 'icon', colour, size };
}

/** Own keys only: an address may say `constructor`. */
function isVariant(name: string | undefined): name is Variant {
  return name !== undefined && Object.hasOwn(VARIANTS, name);
}

/** Open Graph readers do not take SVG. */
function extensionOf(variant: Variant): 'svg' | 'png' {
  return variant === 'share' ? 'png' : 'svg';
}
