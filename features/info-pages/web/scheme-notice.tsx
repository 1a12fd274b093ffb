import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import type { InfoPage } from '../contract.ts';
import { infoTexts } from '../texts/token.ts';

/** TEN-06: that the scheme has ended, or that there is none. */
export function SchemeNotice({ page }: { page: InfoPage }) {
  const { ended, none } = useTexts(infoTexts);
  if (page.scheme.state === 'ended') return <Notice title={ended.title}>{ended.text}</Notice>;
  if (page.is_everywhere) return <Notice title={none.title_everywhere}>{none.text_everywhere}</Notice>;
  return <Notice title={none.title(page.name)}>{none.text}</Notice>;
}
