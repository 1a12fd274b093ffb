import { expect, test } from 'vitest';
import { defaultScene } from './default-scene.ts';

test('EVF-03 the drawing follows what it is about, what kind of activity it is, and for whom', () => {
  const sceneOf = (categories: string[], type: string, age_group: Parameters<typeof defaultScene>[0]['age_group']) =>
    defaultScene({ categories, type, age_group });
  expect(sceneOf(['health', 'sport_outdoors'], 'training', ['pensioner'])).toBe('trim');
  expect(sceneOf(['sport_outdoors'], 'training', ['children'])).toBe('ballek');
  expect(sceneOf(['sport_outdoors'], 'trip', [])).toBe('fjelltur');
  expect(sceneOf(['art_culture'], 'course', ['senior', 'pensioner'])).toBe('maling');
  expect(sceneOf(['art_culture'], 'performance', ['senior'])).toBe('teater');
  expect(sceneOf(['library_language'], 'activity', ['children', 'teenager', 'family'])).toBe('bibliotek');
  expect(sceneOf([], 'activity', ['children'])).toBe('bygd');
});
