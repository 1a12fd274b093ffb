import { type ReactNode, useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { grouped } from '#platform/language/money.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { cultureDeskTexts } from '../../texts/desk/token.ts';
import { getDesk } from '../calls.ts';
import { GroupRoom } from '../groups/group-room.tsx';
import styles from './desk.module.css';
import { DoorPart } from './door-part.tsx';
import { VisitsPart } from './visits-part.tsx';

type VenueDeskProps = { organisationId: string; name: string; trail: ReactNode };

/** A venue's own room for culture cards. */
export function VenueDesk({ organisationId, name, trail }: VenueDeskProps) {
  const texts = useTexts(cultureDeskTexts);
  const [tab, setTab] = useState('door');
  const answer = useAnswer(getDesk, { query: { organization_id: organisationId } });
  const today = answer.data?.data;
  return (
    <>
      <PageHeader
        trail={trail}
        eyebrow={name}
        title={texts.title}
        actions={
          today ? (
            <p className={styles.countLine}>
              <b>{grouped(today.visits_today)}</b> {texts.today}
            </p>
          ) : null
        }
      />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError && !today ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {today ? (
        <Tabs
          label={texts.tabs.label}
          selectedKey={tab}
          onSelect={setTab}
          tabs={[
            {
              key: 'door',
              label: texts.tabs.door,
              content: <DoorPart organisationId={organisationId} today={today} onAll={() => setTab('visits')} />,
            },
            {
              key: 'groups',
              label: texts.tabs.groups,
              count: today.groups,
              content: <GroupRoom organisationId={organisationId} occasions={today.occasions} />,
            },
            {
              key: 'visits',
              label: texts.tabs.visits,
              count: today.visits_this_month,
              content: <VisitsPart organisationId={organisationId} />,
            },
          ]}
        />
      ) : null}
    </>
  );
}
