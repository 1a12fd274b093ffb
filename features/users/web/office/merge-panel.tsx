import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Account } from '../../accounts-contract.ts';
import { accountOfficeTexts } from '../../texts/office/token.ts';
import { previewMerge } from './account-calls.ts';
import { MergePlan } from './merge-plan.tsx';
import { UserSearch } from './user-search.tsx';

type UserId = Account['id'];
type MergePanelProps = {
  account: Pick<Account, 'id' | 'name'>;
  onBack: () => void;
  /** With the account that was kept. */
  onMerged: (kept: UserId) => void;
};

/** DSH-02: the other account of the same person, what merging the two would do, and the decision. */
export function MergePanel({ account, onBack, onMerged }: MergePanelProps) {
  const { merge: texts } = useTexts(accountOfficeTexts);
  const [other, setOther] = useState<UserId | null>(null);
  const [isSwapped, setIsSwapped] = useState(false);
  return (
    <section className="nb-stack nb-gap-m">
      <div className="nb-row">
        <Button variant="tertiary" isSmall onClick={onBack}>
          {texts.back}
        </Button>
        {other ? (
          <Button variant="tertiary" isSmall onClick={() => setOther(null)}>
            {texts.other}
          </Button>
        ) : null}
      </div>
      <SectionHeading title={texts.title(account.name)} lead={texts.lead} />
      {other ? (
        <Preview
          kept={isSwapped ? other : account.id}
          gone={isSwapped ? account.id : other}
          onSwap={() => setIsSwapped(!isSwapped)}
          onMerged={onMerged}
        />
      ) : (
        <UserSearch
          start={texts.start}
          choose={texts.choose}
          chooseName={texts.choose_name}
          exceptId={account.id}
          onChoose={({ id }) => setOther(id)}
        />
      )}
    </section>
  );
}

type PreviewProps = { kept: UserId; gone: UserId; onSwap: () => void; onMerged: (kept: UserId) => void };

function Preview({ kept, gone, ...deeds }: PreviewProps) {
  const answer = useAnswer(previewMerge, { params: { id: kept }, query: { gone } });
  if (answer.isPending) return <Skeleton shape="block" />;
  if (!answer.data) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  return <MergePlan plan={answer.data.data} onLookAgain={() => void answer.refetch()} {...deeds} />;
}
