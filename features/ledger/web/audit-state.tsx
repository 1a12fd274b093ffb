import { CheckmarkCircleFillIcon, ExclamationmarkTriangleFillIcon, HourglassIcon } from '@navikt/aksel-icons';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { amountText } from '#platform/language/money.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import type { AuditOffice } from '../contract.ts';
import { ledgerTexts } from '../texts/token.ts';
import styles from './audit.module.css';

/** Whether it adds up, and since when that is known. */
export function AuditState({ office: { last, may_pay_out } }: { office: AuditOffice }) {
  const { state: texts } = useTexts(ledgerTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  if (!last) {
    return (
      <p className={styles.state}>
        <HourglassIcon aria-hidden />
        <strong>{texts.none}</strong>
      </p>
    );
  }
  const when = whenText({ start_at: last.made_at }, { now, moments });
  return (
    <>
      <p className={styles.state} data-tone={may_pay_out ? 'good' : 'bad'}>
        {may_pay_out ? <CheckmarkCircleFillIcon aria-hidden /> : <ExclamationmarkTriangleFillIcon aria-hidden />}
        <span>
          <strong>{may_pay_out ? texts.right(amountText(last.sum_ore)) : texts.wrong(last.faults.length)}</strong>
          {' · '}
          {texts.last(when)}
        </span>
      </p>
      {may_pay_out ? null : <Notice tone="danger">{texts.stopped}</Notice>}
    </>
  );
}
