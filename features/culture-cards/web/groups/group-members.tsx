import { PersonPlusIcon } from '@navikt/aksel-icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Occasion } from '../../contract.ts';
import type { CultureGroup } from '../../groups-contract.ts';
import { cultureDeskTexts } from '../../texts/desk/token.ts';
import { listGroupMembers } from '../calls.ts';
import { EndGroupDialog } from './end-group-dialog.tsx';
import { GiveCardDialog } from './give-card-dialog.tsx';
import { GroupDialog } from './group-dialog.tsx';
import styles from './groups.module.css';
import { MemberLine } from './member-line.tsx';
import { TogetherDialog } from './together-dialog.tsx';

type GroupMembersProps = { group: CultureGroup; organisationId?: string; occasions: readonly Occasion[] };
type Shown = 'give' | 'together' | 'change' | 'end';

/** Who has a card, and what is done with the group. */
export function GroupMembers({ group, organisationId, occasions }: GroupMembersProps) {
  const texts = useTexts(cultureDeskTexts).groups;
  const call = useCall();
  const [shown, setShown] = useState<Shown | null>(null);
  const query = { group_id: group.id, ...(organisationId !== undefined && { organization_id: organisationId }) };
  const answer = useInfiniteQuery({
    queryKey: [listGroupMembers.method, listGroupMembers.path, query],
    queryFn: ({ pageParam, signal }) => call(listGroupMembers, { query: { ...query, page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta: { page, last_page } }) => (page < last_page ? page + 1 : null),
    enabled: group.can.see,
    retry: false,
  });
  const members = answer.data?.pages.flatMap(({ data }) => data) ?? [];
  const close = () => setShown(null);
  return (
    <div className="nb-stack">
      <div className={styles.head}>
        <h3 className={styles.name}>{group.name}</h3>
        <div className="nb-row nb-gap-s">
          {group.can.run ? (
            <Button variant="secondary" isSmall icon={<PersonPlusIcon aria-hidden />} onClick={() => setShown('give')}>
              {texts.add}
            </Button>
          ) : null}
          {organisationId !== undefined && members.length > 0 ? (
            <Button variant="secondary" isSmall onClick={() => setShown('together')}>
              {texts.register_all}
            </Button>
          ) : null}
          {group.can.run ? (
            <>
              <Button variant="tertiary" isSmall onClick={() => setShown('change')}>
                {texts.change}
              </Button>
              <Button variant="tertiary" isSmall isDanger onClick={() => setShown('end')}>
                {texts.end}
              </Button>
            </>
          ) : null}
        </div>
      </div>
      {group.can.see ? null : <p className="nb-muted">{texts.hidden}</p>}
      {answer.isLoading ? <Skeleton shape="block" /> : null}
      {answer.isError && !answer.data ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.isSuccess && members.length === 0 ? <p className="nb-muted">{texts.no_members}</p> : null}
      {members.length > 0 ? (
        <ul className={styles.members}>
          {members.map((member) => (
            <MemberLine key={member.id} member={member} isRunner={group.can.run} />
          ))}
        </ul>
      ) : null}
      <ShowMore label={texts.more} from={answer} />
      {shown === 'give' ? <GiveCardDialog group={group} onClose={close} /> : null}
      {shown === 'change' ? <GroupDialog group={group} onDone={close} onClose={close} /> : null}
      {shown === 'end' ? <EndGroupDialog group={group} onClose={close} /> : null}
      {shown === 'together' && organisationId !== undefined ? (
        <TogetherDialog group={group} organisationId={organisationId} occasions={occasions} onClose={close} />
      ) : null}
    </div>
  );
}
