import { longDate } from '#platform/language/date-forms.ts';
import { clock, shortDate } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import type { CheckedPaper } from '../../contract.ts';
import type { PaperState } from '../../rules.ts';
import { cvCheckTexts } from '../../texts/check/token.ts';

const TONES: Record<PaperState, 'success' | 'warning' | 'danger'> = {
  genuine: 'success',
  withdrawn: 'warning',
  expired: 'warning',
  changed: 'danger',
  unknown: 'danger',
};

/** BEY-10: what it is, in one sentence, and when that was looked up. */
export function PaperVerdict({ checked }: { checked: CheckedPaper }) {
  const words = useTexts(cvCheckTexts);
  return (
    <Notice tone={TONES[checked.state]} title={words.states[checked.state].title} isLive>
      <p>
        {useVerdict(checked)} {words.checked(clock(checked.checked_at))}
      </p>
    </Notice>
  );
}

function useVerdict({ state, paper, expires_at, withdrawn_at }: CheckedPaper): string {
  const { states } = useTexts(cvCheckTexts);
  const moments = useTexts(momentTexts);
  if (state === 'genuine') return states.genuine.text(paper?.issuer ?? '');
  if (state === 'withdrawn') return states.withdrawn.text(longDate(withdrawn_at ?? '', moments));
  if (state === 'expired') return states.expired.text(longDate(dayAfter(shortDate(expires_at ?? ''), -1), moments));
  return states[state].text;
}
