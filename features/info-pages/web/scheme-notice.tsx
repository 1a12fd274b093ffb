import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import type { InfoPage } from '../contract.ts';
import { infoTexts } from '../texts/token.ts';

/** TEN-06: that the scheme has not begun or has ended, or that there is none. Of one that runs there is nothing to say. */
export function SchemeNotice({ page }: { page: InfoPage }) {
  const { coming, ended, none } = useTexts(infoTexts);
  const moments = useTexts(momentTexts);
  const { state, period } = page.scheme;
  if (state === 'running') return null;
  if (state === 'coming' && period) {
    return <Notice title={coming.title(longDate(period.first_day, moments))}>{coming.text}</Notice>;
  }
  if (state === 'ended') return <Notice title={ended.title}>{ended.text}</Notice>;
  if (page.is_everywhere) return <Notice title={none.title_everywhere}>{none.text_everywhere}</Notice>;
  return <Notice title={none.title(page.name)}>{none.text}</Notice>;
}
