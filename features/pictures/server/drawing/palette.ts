import type { Take } from '../../contract.ts';
import { lighten, mix } from './colour.ts';

export type Palette = ReturnType<typeof createPalette>;

/** The ink of shoes, seams and shadows: the same in every municipality, day and night. */
export const INK = '#22302f';

/**
 * The municipality's colour makes sky, water, hills and one garment per figure; a fixed warm set keeps all
 * municipalities in one family. At night the landscape sinks towards a dark blue of the municipality's colour, while
 * people and rooms are seen by lamplight.
 */
export function createPalette(base: string, isNight: boolean, take: Take = 1) {
  const darkness = mix(base, '#0b1622', 0.8);
  const dim = (colour: string, share: number): string => (isNight ? mix(colour, darkness, share) : colour);
  const dimByLamplight = (colour: string): string => (isNight ? mix(colour, '#3a2420', 0.36) : colour);
  return {
    base,
    isNight,
    ...dimAll({ ...WARM, ...turned(GARMENTS, take) }, dimByLamplight),
    skin: dimAll(turned(SKIN, take), dimByLamplight),
    hair: dimAll({ ...HAIR, ...turned(YOUNG_HAIR, take) }, dimByLamplight),
    sun: '#f4b740',
    sunPale: '#fbdc95',
    moon: '#fbf1df',
    deep: dim(mix(base, '#10201f', 0.45), 0.55),
    dark: dim(mix(base, '#0e1b22', 0.7), 0.55),
    mid: dim(base, 0.5),
    soft: dim(lighten(base, 0.38), 0.6),
    pale: dim(lighten(base, 0.62), 0.68),
    mist: dim(mix(base, '#fdf6ea', 0.84), 0.7),
    leaf: dim(mix('#6c9a4e', base, 0.18), 0.5),
    pine: dim(mix('#2c5a4a', base, 0.22), 0.45),
    grass: dim(mix('#a9bf6b', base, 0.1), 0.55),
    water: dim(mix('#7fb9c4', base, 0.24), 0.72),
    pool: dim(mix('#3fa3b5', base, 0.22), 0.5),
    snow: dim('#ffffff', 0.62),
    cloud: dim('#ffffff', 0.75),
    skyTop: isNight ? mix(base, '#0b1524', 0.82) : lighten(mix('#bfe0ea', base, 0.1), 0.3),
    skyLow: isNight ? mix(base, '#4b4668', 0.6) : '#fff0d4',
    window: isNight ? '#ffd777' : lighten(base, 0.58),
  };
}

/** What people wear; another take of a scene changes them round. */
const GARMENTS = { coral: '#e4694b', berry: '#9e3b4e', ochre: '#dda03b' };

const WARM = {
  white: '#ffffff',
  cream: '#fbf1df',
  paper: '#f6e6cb',
  plaster: '#f7ebd3',
  rose: '#f3bba5',
  barn: '#b5432f',
  wood: '#b88150',
  bark: '#74492c',
  ink: INK,
  steel: '#93a4a6',
};

const SKIN = { fair: '#f6cfb0', golden: '#e3ac82', brown: '#b97a50', dark: '#8a5636' };

const YOUNG_HAIR = { brown: '#3a2a22', chestnut: '#7a4a2a', blond: '#d9a24e', black: '#1e1b1b', red: '#a94b2b' };

const HAIR = { ...YOUNG_HAIR, grey: '#c9c4bc', white: '#e8e3da' };

/** The same names with the colours of those that come after. */
function turned<Name extends string>(colours: Record<Name, string>, take: Take): Record<Name, string> {
  const names = Object.keys(colours) as Name[];
  const turnedRound = { ...colours };
  names.forEach((name, position) => {
    turnedRound[name] = colours[names[(position + take - 1) % names.length] ?? name];
  });
  return turnedRound;
}

function dimAll<Name extends string>(
  colours: Record<Name, string>,
  dim: (colour: string) => string,
): Record<Name, string> {
  const dimmed = { ...colours };
  for (const name in dimmed) dimmed[name] = dim(dimmed[name]);
  return dimmed;
}
