import { describe, expect, test } from 'vitest';
import {
  EMBLEMS,
  emblemPath,
  ICON_SIZES,
  iconPath,
  mapPath,
  picturePath,
  SCENES,
  type Scene,
  TAKES,
  type Take,
  VARIANTS,
  type Variant,
} from './contract.ts';
import { parsePicturePath, variedPictures } from './rules.ts';

const colour = '1d6b5c';
const variants = Object.keys(VARIANTS) as Variant[];

describe('addresses of pictures', () => {
  test('RTE-02 a picture is addressed by scene, colour and size, with its own address at night', () => {
    expect(picturePath({ scene: 'fotball', colour, variant: 'card' })).toBe('/pictures/fotball/1d6b5c/card.svg');
    expect(picturePath({ scene: 'fotball', colour, variant: 'card', isNight: true })).toBe(
      '/pictures/fotball/1d6b5c/card-night.svg',
    );
    expect(emblemPath({ kind: 'ball', colour })).toBe('/pictures/emblem/ball/1d6b5c.svg');
    expect(mapPath({ colour })).toBe('/pictures/map/1d6b5c/day.svg');
    expect(mapPath({ colour, isNight: true })).toBe('/pictures/map/1d6b5c/night.svg');
  });

  test('RTE-08 the picture for Open Graph is a PNG', () => {
    expect(picturePath({ scene: 'ski', colour, variant: 'share' })).toBe('/pictures/ski/1d6b5c/share.png');
    expect(parsePicturePath('/pictures/ski/1d6b5c/share.svg')).toBeNull();
  });

  test('SHL-15 icons are PNG files, the favicon an SVG', () => {
    expect(iconPath({ colour, size: 192 })).toBe('/pictures/icon/1d6b5c/192.png');
    expect(iconPath({ colour, size: 'favicon' })).toBe('/pictures/icon/1d6b5c/favicon.svg');
  });
});

describe('pictures in a list', () => {
  const path = (scene: Scene, take?: Take) => picturePath({ scene, colour, variant: 'card', ...(take && { take }) });

  test('RTE-02 there are forty scenes or more, each in several takes', () => {
    expect(SCENES.length).toBeGreaterThanOrEqual(40);
    expect(TAKES.length).toBeGreaterThanOrEqual(4);
  });

  test('RTE-02 no picture stands beside its equal, and what a user has uploaded stays as it is', () => {
    const list = [path('kor'), path('kor'), null, path('kor'), path('ski'), '/uploads/abcdefgh', '/uploads/abcdefgh'];
    expect(variedPictures(list)).toEqual([
      path('kor'),
      path('kor', 2),
      null,
      path('kor', 3),
      path('ski'),
      '/uploads/abcdefgh',
      '/uploads/abcdefgh',
    ]);
    const many = variedPictures(Array.from({ length: 30 }, () => path('fotball')));
    const near = many.filter((one, position) => many.slice(Math.max(0, position - 3), position).includes(one));
    expect(near).toEqual([]);
  });
});

describe('reading an address back', () => {
  test('RTE-02 every scene in every size, day and night', () => {
    for (const scene of SCENES) {
      for (const variant of variants) {
        for (const isNight of [false, true]) {
          for (const take of TAKES) {
            const picture = { scene, take, colour, variant, isNight };
            expect(parsePicturePath(picturePath(picture))).toEqual({ type: 'scene', ...picture });
          }
        }
      }
    }
  });

  test('RTE-02 every emblem, map and icon', () => {
    for (const kind of EMBLEMS) {
      expect(parsePicturePath(emblemPath({ kind, colour }))).toEqual({ type: 'emblem', kind, colour });
    }
    for (const size of ICON_SIZES) {
      expect(parsePicturePath(iconPath({ colour, size }))).toEqual({ type: 'icon', colour, size });
    }
    for (const isNight of [false, true]) {
      expect(parsePicturePath(mapPath({ colour, isNight }))).toEqual({ type: 'map', colour, isNight });
    }
  });

  test.each([
    ['nothing', ''],
    ['the root', '/'],
    ['the folder', '/pictures/'],
    ['no slash in front', 'pictures/fotball/1d6b5c/card.svg'],
    ['another folder', '/picture/fotball/1d6b5c/card.svg'],
    ['an unknown scene', '/pictures/golf/1d6b5c/card.svg'],
    ['a scene in capitals', '/pictures/Fotball/1d6b5c/card.svg'],
    ['a scene from the prototype', '/pictures/constructor/1d6b5c/card.svg'],
    ['a kind of picture as a scene', '/pictures/map/1d6b5c/card.svg'],
    ['a take that there is not', '/pictures/fotball-5/1d6b5c/card.svg'],
    ['the first take by its number', '/pictures/fotball-1/1d6b5c/card.svg'],
    ['an unknown size', '/pictures/fotball/1d6b5c/huge.svg'],
    ['a size from the prototype', '/pictures/fotball/1d6b5c/constructor.svg'],
    ['a size from the prototype, underscored', '/pictures/fotball/1d6b5c/__proto__.svg'],
    ['a size in capitals', '/pictures/fotball/1d6b5c/CARD.svg'],
    ['a size twice', '/pictures/fotball/1d6b5c/cardcard.svg'],
    ['night twice', '/pictures/fotball/1d6b5c/card-night-night.svg'],
    ['another suffix', '/pictures/fotball/1d6b5c/card-day.svg'],
    ['a card as PNG', '/pictures/fotball/1d6b5c/card.png'],
    ['a card as JPEG', '/pictures/fotball/1d6b5c/card.jpg'],
    ['no extension', '/pictures/fotball/1d6b5c/card'],
    ['two extensions', '/pictures/fotball/1d6b5c/card.svg.svg'],
    ['a colour with a hash', '/pictures/fotball/#1d6b5c/card.svg'],
    ['a colour in capitals', '/pictures/fotball/1D6B5C/card.svg'],
    ['a short colour', '/pictures/fotball/1d6/card.svg'],
    ['a long colour', '/pictures/fotball/1d6b5c00/card.svg'],
    ['a colour that is none', '/pictures/fotball/zzzzzz/card.svg'],
    ['markup as a colour', '/pictures/fotball/"/><script>/card.svg'],
    ['a named colour', '/pictures/fotball/yellow/card.svg'],
    ['full-width digits', '/pictures/fotball/１d6b5c/card.svg'],
    ['a way out of the folder', '/pictures/../../etc/passwd'],
    ['a way out inside', '/pictures/fotball/../fotball/1d6b5c/card.svg'],
    ['an escaped slash', '/pictures/fotball%2f1d6b5c/card.svg'],
    ['a doubled slash', '/pictures//fotball/1d6b5c/card.svg'],
    ['a slash at the end', '/pictures/fotball/1d6b5c/card.svg/'],
    ['a query', '/pictures/fotball/1d6b5c/card.svg?size=9'],
    ['a fragment', '/pictures/fotball/1d6b5c/card.svg#a'],
    ['a new line at the end', '/pictures/fotball/1d6b5c/card.svg\n'],
    ['a null byte', '/pictures/fotball/1d6b5c/card.svg\0'],
    ['a space in front', ' /pictures/fotball/1d6b5c/card.svg'],
    ['an unknown emblem', '/pictures/emblem/star/1d6b5c.svg'],
    ['an emblem as PNG', '/pictures/emblem/ball/1d6b5c.png'],
    ['an emblem at night', '/pictures/emblem/ball/1d6b5c-night.svg'],
    ['a map of a number', '/pictures/map/1d6b5c/42.svg'],
    ['a map of no time', '/pictures/map/1d6b5c/.svg'],
    ['an icon of another size', '/pictures/icon/1d6b5c/64.png'],
    ['an icon with a zero in front', '/pictures/icon/1d6b5c/032.png'],
    ['an icon as SVG', '/pictures/icon/1d6b5c/192.svg'],
    ['the favicon as PNG', '/pictures/icon/1d6b5c/favicon.png'],
    ['a very long name', `/pictures/${'a'.repeat(1_000_000)}/1d6b5c/card.svg`],
  ])('RTE-02 refuses %s', (_what, path) => {
    expect(parsePicturePath(path)).toBeNull();
  });
});
