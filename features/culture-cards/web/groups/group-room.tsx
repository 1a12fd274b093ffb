import { PlusIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import type { CultureGroupId } from '#features/vocabulary/ids.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Occasion } from '../../contract.ts';
import { cultureDeskTexts } from '../../texts/desk/token.ts';
import { listCultureGroups } from '../calls.ts';
import { GroupDialog } from './group-dialog.tsx';
import { GroupList } from './group-list.tsx';
import { GroupMembers } from './group-members.tsx';
import styles from './groups.module.css';

type GroupRoomProps = {
  /** Whose desk it is; left out, it is the municipality's office. */
  organisationId?: string;
  occasions?: readonly Occasion[];
};

/** Groups, and who has a card of the one that is chosen. */
export function GroupRoom({ organisationId, occasions = [] }: GroupRoomProps) {
  const texts = useTexts(cultureDeskTexts).groups;
  const office = useOffice();
  const query = organisationId === undefined ? office : { organization_id: organisationId };
  const answer = useAnswer(listCultureGroups, { query });
  const [chosen, setChosen] = useState<CultureGroupId | null>(null);
  const [isNew, setIsNew] = useState(false);
  const groups = answer.data?.data ?? [];
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  return (
    <section className="nb-stack nb-gap-m" aria-labelledby="groups">
      <div className="nb-row nb-spread">
        <SectionHeading id="groups" title={texts.title} />
        {answer.data?.can.create ? (
          <Button variant="secondary" isSmall icon={<PlusIcon aria-hidden />} onClick={() => setIsNew(true)}>
            {texts.new}
          </Button>
        ) : null}
      </div>
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError && !answer.data ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.isSuccess && !group ? (
        <EmptyState title={texts.empty} level={3}>
          {texts.empty_text}
        </EmptyState>
      ) : null}
      {group ? (
        <div className={`nb-panel ${styles.room}`}>
          <GroupList groups={groups} chosen={group.id} onChoose={setChosen} />
          <GroupMembers
            key={group.id}
            group={group}
            occasions={occasions}
            {...(organisationId !== undefined && { organisationId })}
          />
        </div>
      ) : null}
      {isNew ? (
        <GroupDialog
          whose={query}
          onDone={(id) => {
            setIsNew(false);
            setChosen(id);
          }}
          onClose={() => setIsNew(false)}
        />
      ) : null}
    </section>
  );
}
