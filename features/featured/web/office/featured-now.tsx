import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { eventPath } from '#features/portal/web/paths.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OfficeFeatured } from '../../contract.ts';
import { featuredOfficeTexts } from '../../texts/office/token.ts';
import { endFeaturing, listFeaturedEvents, listOfficeFeatured } from '../calls.ts';
import { FeatureDialog } from './feature-dialog.tsx';

/** DSH-03: what the municipality shows on top of its portal. */
export function FeaturedNow() {
  const texts = useTexts(featuredOfficeTexts);
  const answer = useAnswer(listOfficeFeatured, { query: useOffice() });
  return (
    <section className="nb-panel nb-stack" aria-labelledby="fremhevet">
      <SectionHeading id="fremhevet" title={texts.title} lead={texts.lead} />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data?.data.length === 0 ? <p>{texts.empty}</p> : null}
      {answer.data && answer.data.data.length > 0 ? (
        <ul className="nb-stack nb-gap-m">
          {answer.data.data.map((event) => (
            <FeaturedLine key={event.id} event={event} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function FeaturedLine({ event }: { event: OfficeFeatured }) {
  const texts = useTexts(featuredOfficeTexts);
  const moments = useTexts(momentTexts);
  const call = useCall();
  const office = useOffice();
  const { showToast } = useToasts();
  const [isChanging, setIsChanging] = useState(false);
  const { id, name, organiser, last_day } = event;
  const ending = useAction(
    async () => {
      await call(endFeaturing, { params: { id }, query: office });
      showToast({ tone: 'success', title: texts.removed(name) });
    },
    { invalidates: [listOfficeFeatured, listFeaturedEvents], isToldInToast: true },
  );
  const about = [organiser, texts.until(longDate(last_day, moments))];
  return (
    <li className="nb-row nb-spread">
      <div>
        <TextLink href={eventPath(event)}>{name}</TextLink>
        <p className="nb-small nb-muted">{about.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="nb-row">
        <Button variant="secondary" isSmall aria-label={texts.change_which(name)} onClick={() => setIsChanging(true)}>
          {texts.change}
        </Button>
        <Button
          variant="secondary"
          isSmall
          aria-label={texts.remove_which(name)}
          isLoading={ending.isPending}
          onClick={() => void ending.run()}
        >
          {texts.remove}
        </Button>
      </div>
      {isChanging ? <FeatureDialog event={event} lastDay={last_day} onClose={() => setIsChanging(false)} /> : null}
    </li>
  );
}
