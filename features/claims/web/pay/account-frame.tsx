import type { ReactNode } from 'react';
import type { CardUse, CardUses } from '#features/claims/contract.ts';
import { payTexts } from '#features/claims/texts/pay/token.ts';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { getCardUses } from './calls.ts';

type AccountFrameProps = {
  id: string;
  /** One that is asked about beside those the child is signed up for. */
  activity?: CardUse['event_id'] | null;
  heading: (uses: CardUses) => { title: string; lead: string };
  children: (uses: CardUses) => ReactNode;
};

/** A page of one child's account. An address that is no account's answers like one that is another's. */
export function AccountFrame({ id, activity = null, heading, children }: AccountFrameProps) {
  const { back } = useTexts(payTexts);
  const answer = useAnswer(getCardUses, { params: { id }, query: activity ? { event_id: activity } : {} });
  if (answer.isError) return <FailedPage error={answer.error} />;
  const uses = answer.data?.data;
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-l">
      {uses ? (
        <>
          <PageHeader {...heading(uses)} actions={<TextLink href={paths.cards}>{back}</TextLink>} />
          {children(uses)}
        </>
      ) : (
        <Skeleton shape="block" />
      )}
    </div>
  );
}
