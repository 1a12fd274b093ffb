import type { Scene } from '#features/pictures/contract.ts';

type Words = Record<'nb' | 'nn' | 'en', readonly string[]>;

/** Words that organisers add so that people find what the name does not say. */
export const KEYWORDS: Partial<Record<Scene, Words>> = {
  fotball: { nb: ['ballspill', 'lagidrett'], nn: ['ballspel', 'lagidrett'], en: ['ball games', 'team sport'] },
  svomming: { nb: ['basseng', 'vannlek'], nn: ['basseng', 'vassleik'], en: ['pool', 'swimming'] },
  fjelltur: { nb: ['friluftsliv', 'gåtur'], nn: ['friluftsliv', 'gåtur'], en: ['hiking', 'outdoors'] },
  ski: { nb: ['langrenn', 'vinter'], nn: ['langrenn', 'vinter'], en: ['cross-country', 'winter'] },
  musikk: { nb: ['sang', 'instrument'], nn: ['song', 'instrument'], en: ['singing', 'music'] },
  teater: { nb: ['scene', 'kultur'], nn: ['scene', 'kultur'], en: ['stage', 'culture'] },
  bibliotek: { nb: ['bøker', 'lesing'], nn: ['bøker', 'lesing'], en: ['books', 'reading'] },
  koding: { nb: ['data', 'spill'], nn: ['data', 'spel'], en: ['computers', 'games'] },
  sprak: { nb: ['norsktrening', 'samtale'], nn: ['norsktrening', 'samtale'], en: ['languages', 'conversation'] },
  matlaging: { nb: ['mat', 'fellesskap'], nn: ['mat', 'fellesskap'], en: ['food', 'cooking'] },
  seniorkafe: { nb: ['pensjonist', 'møteplass'], nn: ['pensjonist', 'møteplass'], en: ['seniors', 'meeting place'] },
  dugnad: { nb: ['frivillig', 'nabolag'], nn: ['frivillig', 'nabolag'], en: ['volunteering', 'neighbourhood'] },
  bygd: { nb: ['nærmiljø', 'treffpunkt'], nn: ['nærmiljø', 'treffpunkt'], en: ['local', 'get-together'] },
};
