import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Step } from '../../rules.ts';
import { formTexts } from '../../texts/form/token.ts';

type OtherFaultsProps = { steps: readonly Step[]; hrefOf: (step: Step) => string | null };

/** What is wrong on other steps is said at once, and led to. */
export function OtherFaults({ steps, hrefOf }: OtherFaultsProps) {
  const texts = useTexts(formTexts);
  if (steps.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.other_faults}>
      <ul>
        {steps.map((step) => (
          <li key={step}>
            <TextLink href={hrefOf(step) ?? ''}>{texts.steps[step]}</TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
