import type { AgeGroup } from '#features/events/rules.ts';
import type { Scene } from '#features/pictures/contract.ts';

type Motif = { scene: Scene; types?: Readonly<Record<string, Scene>>; ages?: Partial<Record<AgeGroup, Scene>> };

/** By the key of a category: what is usual, and what fits a kind of activity or those whom it is for better. */
const MOTIF_OF: Readonly<Record<string, Motif>> = {
  sport_outdoors: {
    scene: 'fotball',
    types: { trip: 'fjelltur' },
    ages: { children: 'ballek', teenager: 'ungdomsidrett', family: 'ballek', pensioner: 'trim' },
  },
  art_culture: { scene: 'teater', types: { course: 'maling', trip: 'vandring' } },
  music_dance: { scene: 'musikk', ages: { children: 'barnekor', teenager: 'bandkveld', pensioner: 'kor' } },
  library_language: {
    scene: 'bibliotek',
    ages: { children: 'lesestund', teenager: 'leksehjelp', pensioner: 'bokprat' },
  },
  food_meeting: { scene: 'matlaging', types: { meeting_place: 'middag' }, ages: { pensioner: 'seniorkafe' } },
  technology_games: { scene: 'koding', ages: { teenager: 'dataspill', pensioner: 'datahjelp' } },
  nature_environment: {
    scene: 'fjelltur',
    types: { dugnad: 'strandrydding' },
    ages: { children: 'familietur', family: 'familietur', pensioner: 'turgruppe' },
  },
  health: { scene: 'turgruppe', types: { training: 'yoga' }, ages: { pensioner: 'trim' } },
  volunteering: { scene: 'dugnad', ages: { pensioner: 'besok' } },
};

/** Who it is for says something about the picture only where it is for few. */
const FEW_GROUPS = 2;

/** The drawing of an activity for which nobody has chosen a picture: what it is about, else the place itself. */
export function defaultScene(form: {
  categories: readonly string[];
  type: string | null;
  age_group: readonly AgeGroup[];
}): Scene {
  const motif = form.categories.map((key) => MOTIF_OF[key]).find((known) => known !== undefined);
  const ages = form.age_group.length <= FEW_GROUPS ? form.age_group : [];
  const byAge = ages.map((group) => motif?.ages?.[group]).find((scene) => scene !== undefined);
  return byAge ?? motif?.types?.[form.type ?? ''] ?? motif?.scene ?? 'bygd';
}
