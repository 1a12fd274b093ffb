import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { OrganisationDetail, OwnAccess } from '#features/organisations/contract.ts';
import { getOrganisation, getOwnAccess } from '#features/organisations/web/calls.ts';
import { trailTexts } from '#features/portal/texts/trail/token.ts';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import type { PageModule, PageParts, TextsReader } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { RunningTrail } from '#features/portal/web/running-trail.tsx';
import { titleWithName } from '#features/portal/web/title-with-name.ts';
import { answerQuery, fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './edit-page.module.css';

const callFor = (params: PageParts['params']) => ({ params: { id: params.id ?? '' } });

/** What every page for those who run an organisation reads before it is shown. */
export const loadRunning: NonNullable<PageModule['load']> = ({ queries, call }, { params }) =>
  Promise.all([
    fillAnswer(queries, call, getOrganisation, callFor(params)),
    fillAnswer(queries, call, getOwnAccess, callFor(params)),
  ]);

/** Its title, and whose it is. */
export const runningHead =
  (titleOf: (textsOf: TextsReader) => string): PageModule['head'] =>
  ({ queries, call, textsOf }, { params }) => {
    const { queryKey } = answerQuery(call, getOrganisation, callFor(params));
    return { title: titleWithName(titleOf(textsOf), queries.getQueryData(queryKey)?.data.name) };
  };

type Running = Pick<OwnAccess, 'rank' | 'can' | 'stop'> & {
  organisation: OrganisationDetail;
  /** Above the title. */
  trail: ReactNode;
  /** For a page on which there is nothing to do. */
  back: ReactNode;
};

type RunningPageProps = {
  /** As the trail ends. */
  name: string;
  /** For tables; words are read more easily in a narrow column. */
  isWide?: boolean;
  children: (running: Running) => ReactNode;
};

/** The organisation and what one may do in it, once both are there. */
export function RunningPage({ name, isWide = false, children }: RunningPageProps) {
  const texts = useTexts(trailTexts);
  const at = callFor(useParams());
  const organisation = useAnswer(getOrganisation, at);
  const access = useAnswer(getOwnAccess, at);
  const frame = { className: `nb-wrap nb-section nb-in-order ${styles.page}`, 'data-wide': isWide || undefined };
  const failed = organisation.error ?? access.error;
  if (failed) return <FailedPage error={failed} />;
  if (!organisation.data || !access.data) {
    return (
      <div {...frame} aria-busy>
        <Skeleton shape="title" width="long" />
        <Skeleton shape="block" />
      </div>
    );
  }
  const { data: shown } = organisation.data;
  const { rank, can, stop } = access.data.data;
  const back = (
    <ButtonLink variant="secondary" href={paths.organisation(shown.id)}>
      {texts.back_to(shown.name)}
    </ButtonLink>
  );
  const trail = <RunningTrail of={{ kind: 'organisation', id: shown.id, name: shown.name }} current={name} />;
  return <div {...frame}>{children({ organisation: shown, rank, can, stop, trail, back })}</div>;
}
