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
  'turn',
  'trim',
  'yoga',
  'ballek',
  'gafotball',
  'ungdomsidrett',
  'klatring',
  'vanntrening',
  'speider',
  'familietur',
  'turgruppe',
  'padling',
  'isbading',
  'strandrydding',
  'hund',
  'trilletur',
  'hodelykt',
  'stjerner',
  'sykkel',
  'hage',
  'dyr',
  'snolek',
  'sjakk',
  'brettspill',
  'dataspill',
  'strikking',
  'lesestund',
  'bokprat',
  'leksehjelp',
  'datahjelp',
  'smabarn',
  'middag',
  'besok',
  'forstehjelp',
  'ungdomsklubb',
  'marked',
  'vandring',
  'skyss',
  'natteravn',
  'kor',
  'barnekor',
  'bandkveld',
  'dans',
  'barnedans',
  'film',
  'maling',
  'keramikk',
  'snekring',
  'reparasjon',
] as const;

export type Scene = (typeof SCENES)[number];

/** Each scene is drawn with other people and colours, too, so that two alike are never side by side. */
export const TAKES = [1, 2, 3, 4] as const;

export type Take = (typeof TAKES)[number];

/** Those with a quiet, light left half, so that a slogan can be read on them. */
export const BANNER_SCENES = ['bygd', 'fjelltur'] as const satisfies readonly Scene[];
export type BannerScene = (typeof BANNER_SCENES)[number];

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
export const EMBLEMS = [
  'ball',
  'note',
  'peak',
  'heart',
  'book',
  'ski',
  'wave',
  'ring',
  'tent',
  'drum',
  'mask',
  'yarn',
  'tower',
  'chip',
  'pawn',
  'cup',
  'cross',
  'home',
  'guitar',
  'leaf',
  'globe',
] as const;

export type Emblem = (typeof EMBLEMS)[number];

export const ICON_SIZES = [32, 180, 192, 512, 'favicon'] as const;

export type IconSize = (typeof ICON_SIZES)[number];

export const MAP_SIZE = { width: 640, height: 320 } as const;

/** Everything that can be drawn. `colour` is six lower-case hexadecimal digits without '#'. */
export type PictureRequest =
  | { type: 'scene'; scene: Scene; take: Take; colour: string; variant: Variant; isNight: boolean }
  | { type: 'emblem'; kind: Emblem; colour: string }
  | { type: 'map'; colour: string; isNight: boolean }
  | { type: 'icon'; colour: string; size: IconSize };

export function picturePath(picture: {
  scene: Scene;
  take?: Take;
  colour: string;
  variant: Variant;
  isNight?: boolean;
}): string {
  const { scene, take = 1, colour, variant } = picture;
  const name = `${variant}${picture.isNight ? '-night' : ''}`;
  return `/pictures/${scene}${take === 1 ? '' : `-${take}`}/${colour}/${name}.${extensionOf(variant)}`;
}

export function emblemPath(emblem: { kind: Emblem; colour: string }): string {
  return `/pictures/emblem/${emblem.kind}/${emblem.colour}.svg`;
}

/** What stands in for a map. */
export function mapPath(map: { colour: string; isNight?: boolean }): string {
  return `/pictures/map/${map.colour}/${map.isNight ? 'night' : 'day'}.svg`;
}

export function iconPath(icon: { colour: string; size: IconSize }): string {
  return `/pictures/icon/${icon.colour}/${icon.size === 'favicon' ? 'favicon.svg' : `${icon.size}.png`}`;
}

/** Open Graph readers do not take SVG. */
export function extensionOf(variant: Variant): 'svg' | 'png' {
  return variant === 'share' ? 'png' : 'svg';
}
