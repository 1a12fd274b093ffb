import { MegaphoneIcon, PlusIcon } from '@navikt/aksel-icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OfficeScreen } from '../../office-contract.ts';
import { healthOf } from '../../rules.ts';
import { screenOfficeTexts } from '../../texts/office/token.ts';
import { getScreenOffice } from './office-calls.ts';
import { PairForm } from './pair-form.tsx';
import { PlaylistPart } from './playlist-part.tsx';
import { ScreenCard } from './screen-card.tsx';
import styles from './screens-room.module.css';
import { TakeoverPart } from './takeover-part.tsx';

const LOOK_AGAIN_MS = 10_000;
const PAIR_ID = 'ny-skjerm';
const NOTICE_ID = 'viktig-beskjed';

/** BEY-13: the municipality's room for its screens. The address is where a screen is opened, without https. */
export function ScreensRoom({ screenAddress }: { screenAddress: string }) {
  const texts = useTexts(screenOfficeTexts);
  const call = useCall();
  const answer = useQuery({
    ...answerQuery(call, getScreenOffice, { query: useOffice() }),
    refetchInterval: LOOK_AGAIN_MS,
  });
  const [isPairing, setIsPairing] = useState(false);
  if (answer.isError && !answer.data) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton shape="block" />;
  const { municipality, screens, playlists, takeovers, now: asked } = answer.data.data;
  const now = new Date(asked);
  const show = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' });
  return (
    <>
      <PageHeader
        eyebrow={municipality.name}
        title={texts.title}
        lead={leadOf(screens, now, texts.lead)}
        actions={
          <>
            <Button variant="secondary" icon={<MegaphoneIcon aria-hidden />} onClick={() => show(NOTICE_ID)}>
              {texts.notice}
            </Button>
            <Button
              icon={<PlusIcon aria-hidden />}
              onClick={() => {
                setIsPairing(true);
                show(PAIR_ID);
              }}
            >
              {texts.new_screen}
            </Button>
          </>
        }
      />
      {screens.length === 0 ? (
        <EmptyState title={texts.no_screens}>{texts.no_screens_text}</EmptyState>
      ) : (
        <ul className={styles.grid} aria-label={texts.screens}>
          {screens.map((screen) => (
            <li key={screen.id}>
              <ScreenCard screen={screen} playlists={playlists} takeovers={takeovers} now={now} />
            </li>
          ))}
        </ul>
      )}
      <PairForm id={PAIR_ID} address={screenAddress} isWanted={isPairing} />
      <div className={styles.columns}>
        <PlaylistPart playlists={playlists} screens={screens} now={now} />
        <TakeoverPart id={NOTICE_ID} takeovers={takeovers} screens={screens} now={now} />
      </div>
    </>
  );
}

type LeadTexts = {
  none: string;
  all_well: (total: number) => string;
  some_quiet: (well: number, total: number, quiet: string) => string;
};

function leadOf(screens: readonly OfficeScreen[], now: Date, texts: LeadTexts): string {
  if (screens.length === 0) return texts.none;
  const quiet = screens.filter(({ last_seen_at }) => healthOf(last_seen_at, now) === 'quiet');
  const [first] = quiet;
  return first
    ? texts.some_quiet(screens.length - quiet.length, screens.length, quiet.map(({ name }) => name).join(', '))
    : texts.all_well(screens.length);
}
