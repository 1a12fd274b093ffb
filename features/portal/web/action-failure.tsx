import { useTexts } from '#platform/web/language.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import type { HeadingLevel } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { portalTexts } from '../texts/token.ts';
import type { ShownFailure } from './use-failure.ts';

type ActionFailureProps = {
  action: Pick<ShownFailure, 'failure' | 'faults' | 'time'>;
  /** Of the summary's heading. */
  level?: HeadingLevel;
};

/** ERR-01: stands above the fields of a form. One faulty field has the focus itself; several are listed here. */
export function ActionFailure({ action: { failure, faults, time }, level = 2 }: ActionFailureProps) {
  const texts = useTexts(portalTexts);
  return (
    <>
      {failure === null ? null : (
        <Notice tone={failure.tone === 'danger' ? 'danger' : 'warning'} title={failure.title} isLive focusTime={time}>
          {[failure.text, failure.kept].filter(Boolean).join(' ')}
        </Notice>
      )}
      {faults.length > 1 ? (
        <ErrorSummary key={time} title={texts.failure.to_fix(faults.length)} errors={faults} level={level} />
      ) : null}
    </>
  );
}
