import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { OrganisationDetail, OwnAccess } from '#features/organisations/contract.ts';
import { getOrganisation, getOwnAccess } from '#features/organisations/web/calls.ts';
import type { PageModule, PageParts, TextsReader } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { titleWithName } from '#features/portal/web/title-with-name.ts';
import { answerQuery, fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ErrorContent } from '../../error-content.tsx';

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

type Running = Pick<OwnAccess, 'can' | 'stop'> & { organisation: OrganisationDetail; back: ReactNode };

type RunningPageProps = {
  className: string | undefined;
  /** Says that the link leads back to the organisation's own page. */
  backText: string;
  children: (running: Running) => ReactNode;
};

/** The organisation and what one may do in it, once both are there. */
export function RunningPage({ className, backText, children }: RunningPageProps) {
  const at = callFor(useParams());
  const organisation = useAnswer(getOrganisation, at);
  const access = useAnswer(getOwnAccess, at);
  const failed = organisation.error ?? access.error;
  if (failed) return <ErrorContent error={failed} />;
  if (!organisation.data || !access.data) {
    return (
      <div className={`nb-wrap nb-section nb-in-order ${className}`} aria-busy>
        <Skeleton shape="title" width="long" />
        <Skeleton shape="block" />
      </div>
    );
  }
  const { data: shown } = organisation.data;
  const back = (
    <ButtonLink variant="secondary" href={paths.organisation(shown.id)}>
      {backText}
    </ButtonLink>
  );
  return (
    <div className={`nb-wrap nb-section nb-in-order ${className}`}>
      {children({ organisation: shown, can: access.data.data.can, stop: access.data.data.stop, back })}
    </div>
  );
}
