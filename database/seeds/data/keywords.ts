import type { Scene } from '#features/pictures/contract.ts';

type Words = Record<'nb' | 'nn' | 'en', readonly string[]>;

const WORDS = {
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
} satisfies Partial<Record<Scene, Words>>;

const SAME_WORDS: Partial<Record<Scene, keyof typeof WORDS>> = {
  ballek: 'fotball',
  gafotball: 'fotball',
  ungdomsidrett: 'fotball',
  vanntrening: 'svomming',
  familietur: 'fjelltur',
  turgruppe: 'fjelltur',
  trilletur: 'fjelltur',
  hund: 'fjelltur',
  hodelykt: 'fjelltur',
  speider: 'fjelltur',
  snolek: 'ski',
  kor: 'musikk',
  barnekor: 'musikk',
  bandkveld: 'musikk',
  film: 'teater',
  lesestund: 'bibliotek',
  bokprat: 'bibliotek',
  dataspill: 'koding',
  datahjelp: 'koding',
  middag: 'matlaging',
  besok: 'seniorkafe',
  strandrydding: 'dugnad',
  skyss: 'dugnad',
  natteravn: 'dugnad',
  reparasjon: 'dugnad',
  marked: 'bygd',
  vandring: 'bygd',
  ungdomsklubb: 'bygd',
};

const KEYWORDS: Partial<Record<Scene, Words>> = WORDS;

/** Words that organisers add so that people find what the name does not say. */
export const keywordsOf = (scene: Scene): Words | undefined => KEYWORDS[SAME_WORDS[scene] ?? scene];
