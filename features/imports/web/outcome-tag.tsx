import { useTexts } from '#platform/web/language.tsx';
import { Tag } from '#ui/tag.tsx';
import type { ImportOutcome } from '../rules.ts';
import { importTexts } from '../texts/token.ts';

const TONES = {
  running: 'neutral',
  done: 'success',
  broken: 'warning',
  failed: 'danger',
  abandoned: 'warning',
} as const satisfies Record<ImportOutcome, string>;

export function OutcomeTag({ outcome }: { outcome: ImportOutcome }) {
  const texts = useTexts(importTexts);
  return <Tag tone={TONES[outcome]}>{texts.outcomes[outcome]}</Tag>;
}
