import { isGoodOutcome } from '#features/passes/rules.ts';
import type { Tone } from '#features/passes/web/signal.ts';
import type { Said } from '#features/passes/web/verdict.tsx';
import type { TextsOf } from '#platform/language/lazy-texts.ts';
import type { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import type { ScannerTexts } from '../texts/token.ts';
import type { ScanResult } from './scan-keeper.ts';

type Words = { texts: ScannerTexts; moments: TextsOf<typeof momentTexts>; now: Date };

/** Where a user at the desk has to look twice, instead of saying no. */
const UNSURE: readonly ScanResult['outcome'][] = ['mistyped', 'damaged', 'no_place', 'not_on_list'];

export function toneOf({ kind, outcome }: Pick<ScanResult, 'kind' | 'outcome'>): Tone {
  if (isGoodOutcome(outcome)) return 'good';
  return UNSURE.includes(outcome) || (kind === 'place' && outcome === 'used_before') ? 'unsure' : 'bad';
}

/** What it is and whether it holds, in as few words as a queue of people leaves time for. */
export function saidOf(result: ScanResult, { texts, moments, now }: Words): Said {
  const { kind, outcome, title, holder, detail, until, is_offline, take_back, coming_back } = result;
  const moment = until === null ? '' : whenText({ start_at: until }, { now, moments });
  const what = [kind === null ? null : texts.kinds[kind], title].filter((word) => word !== null && word !== '');
  const isOut = take_back !== null || coming_back === 'asked';
  return {
    key: result.key,
    tone: toneOf(result),
    title: isOut ? texts.is_out : texts.outcome[outcome],
    name: holder,
    lines: [
      what.join(': '),
      texts.outcome_text[outcome],
      detail,
      moment !== '' && outcome === 'holds' ? (isOut ? texts.due : texts.until)(moment) : null,
      coming_back === 'kept_back' ? texts.kept_back : null,
      is_offline ? texts.by_list : null,
    ],
  };
}
