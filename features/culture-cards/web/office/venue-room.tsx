import { PlusIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import type { CultureVenue } from '../../office-contract.ts';
import { cultureOfficeTexts } from '../../texts/office/token.ts';
import { listCultureVenues } from '../calls.ts';
import { EndVenueDialog } from './end-venue-dialog.tsx';
import styles from './office.module.css';
import { VenueDialog } from './venue-dialog.tsx';

type Shown = { kind: 'new' } | { kind: 'end'; venue: CultureVenue };

/** The organisations whose desks take cards. */
export function VenueRoom() {
  const texts = useTexts(cultureOfficeTexts).venues;
  const moments = useTexts(momentTexts);
  const answer = useAnswer(listCultureVenues, { query: useOffice() });
  const [shown, setShown] = useState<Shown | null>(null);
  const venues = answer.data?.data ?? [];
  const mayChange = answer.data?.can.change ?? false;
  const close = () => setShown(null);
  return (
    <section className="nb-stack nb-gap-m" aria-labelledby="venues">
      <div className="nb-row nb-spread">
        <SectionHeading id="venues" title={texts.title} />
        {mayChange ? (
          <Button variant="secondary" isSmall icon={<PlusIcon aria-hidden />} onClick={() => setShown({ kind: 'new' })}>
            {texts.add}
          </Button>
        ) : null}
      </div>
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError && !answer.data ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.isSuccess && venues.length === 0 ? (
        <EmptyState title={texts.empty} level={3}>
          {texts.empty_text}
        </EmptyState>
      ) : null}
      {venues.length > 0 ? (
        <ul className={`nb-panel nb-lines ${styles.venues}`}>
          {venues.map((venue) => (
            <li key={venue.id}>
              <span className={styles.venue}>
                <strong>{venue.organization.name}</strong>
                <small className="nb-muted">
                  {texts.since(longDate(venue.started_at, moments))} ·{' '}
                  {venue.visits === null ? texts.few : texts.visits(venue.visits)}
                </small>
              </span>
              {venue.is_stopped ? <Tag tone="warning">{texts.stopped}</Tag> : null}
              {mayChange ? (
                <Button
                  variant="tertiary"
                  isSmall
                  aria-label={texts.end_of(venue.organization.name)}
                  onClick={() => setShown({ kind: 'end', venue })}
                >
                  {texts.end}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {shown?.kind === 'new' ? <VenueDialog onClose={close} /> : null}
      {shown?.kind === 'end' ? <EndVenueDialog venue={shown.venue} onClose={close} /> : null}
    </section>
  );
}
