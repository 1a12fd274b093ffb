import {
  EMBLEMS,
  extensionOf,
  ICON_SIZES,
  type PictureRequest,
  picturePath,
  SCENES,
  TAKES,
  VARIANTS,
  type Variant,
} from './contract.ts';

/** Reads an address back. One picture has one address: anything that the contract's functions do not write is null. */
export function parsePicturePath(path: string): PictureRequest | null {
  if (path.length > MAX_PATH_LENGTH) return null;
  return parseEmblem(path) ?? parseMap(path) ?? parseIcon(path) ?? parseScene(path);
}

/** How far back in a list a picture is seen beside another: three stand in a row on a wide screen. */
const NEIGHBOURS = 3;

/** The same list, its pictures varied. */
export function withVariedPictures<Item extends { thumbnail_url: string | null }>(items: readonly Item[]): Item[] {
  const pictures = variedPictures(items.map(({ thumbnail_url }) => thumbnail_url));
  return items.map((item, position) => ({ ...item, thumbnail_url: pictures[position] ?? item.thumbnail_url }));
}

/** The pictures of a list, those drawn by the portal in another take where the same is near. Others stay as they are. */
export function variedPictures(paths: readonly (string | null)[]): (string | null)[] {
  const varied: (string | null)[] = [];
  for (const path of paths) {
    const drawn = path === null ? null : parsePicturePath(path);
    const near = varied.slice(-NEIGHBOURS);
    const takes = drawn?.type === 'scene' ? TAKES.map((take) => picturePath({ ...drawn, take })) : [];
    varied.push(near.includes(path) ? (takes.find((other) => !near.includes(other)) ?? path) : path);
  }
  return varied;
}

const MAX_PATH_LENGTH = 80;

const SCENE_PATH = /^\/pictures\/([a-z]+)(?:-([2-4]))?\/([0-9a-f]{6})\/([a-zA-Z]+)(-night)?\.(svg|png)$/;
const EMBLEM_PATH = /^\/pictures\/emblem\/([a-z]+)\/([0-9a-f]{6})\.svg$/;
const MAP_PATH = /^\/pictures\/map\/([0-9a-f]{6})\/(day|night)\.svg$/;
const ICON_PATH = /^\/pictures\/icon\/([0-9a-f]{6})\/(favicon\.svg|[0-9]{2,3}\.png)$/;

function parseScene(path: string): PictureRequest | null {
  const [, sceneName, takeNumber = '1', colour, variantName, night, extension] = SCENE_PATH.exec(path) ?? [];
  const scene = SCENES.find((known) => known === sceneName);
  const take = TAKES.find((known) => String(known) === takeNumber);
  if (!scene || !take || !colour || !isVariant(variantName) || extension !== extensionOf(variantName)) return null;
  return { type: 'scene', scene, take, colour, variant: variantName, isNight: night !== undefined };
}

function parseEmblem(path: string): PictureRequest | null {
  const [, kindName, colour] = EMBLEM_PATH.exec(path) ?? [];
  const kind = EMBLEMS.find((known) => known === kindName);
  if (!kind || !colour) return null;
  return { type: 'emblem', kind, colour };
}

function parseMap(path: string): PictureRequest | null {
  const [, colour, time] = MAP_PATH.exec(path) ?? [];
  if (!colour) return null;
  return { type: 'map', colour, isNight: time === 'night' };
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
