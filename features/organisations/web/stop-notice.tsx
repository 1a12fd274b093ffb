import { usePortal } from '#features/portal/web/portal.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { OwnAccess } from '../contract.ts';
import { organisationTexts } from '../texts/token.ts';

/** For those who belong to an organisation that has been stopped: since when, why, and whom to ask. */
export function StopNotice({ stop }: { stop: OwnAccess['stop'] }) {
  const { stopped: texts } = useTexts(organisationTexts);
  const moments = useTexts(momentTexts);
  const { tenant } = usePortal();
  if (stop === null) return null;
  const { status, reason, stopped_at } = stop;
  return (
    <Notice tone="warning" title={texts[status].title}>
      <p>{texts[status].text(longDate(stopped_at, moments))}</p>
      <p>{texts.reason(reason)}</p>
      <p>
        {texts.ask} <TextLink href={`mailto:${tenant.support_email}`}>{tenant.support_email}</TextLink>
      </p>
    </Notice>
  );
}
