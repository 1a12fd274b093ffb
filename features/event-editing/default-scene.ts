import type { Scene } from '#features/pictures/contract.ts';

/** By the key of a category. */
const SCENE_OF: Readonly<Record<string, Scene>> = {
  sport_outdoors: 'fotball',
  art_culture: 'teater',
  music_dance: 'musikk',
  library_language: 'bibliotek',
  food_meeting: 'matlaging',
  technology_games: 'koding',
  nature_environment: 'fjelltur',
  health: 'seniorkafe',
  volunteering: 'dugnad',
};

/** The drawing of an activity for which nobody has chosen a picture: what it is about, else the place itself. */
export const defaultScene = (categories: readonly string[]): Scene =>
  categories.map((key) => SCENE_OF[key]).find((scene) => scene !== undefined) ?? 'bygd';
