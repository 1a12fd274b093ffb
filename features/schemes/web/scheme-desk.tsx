import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { shortDate } from '#platform/language/dates.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Scheme, SchemeOffice, SchemeVersion } from '../contract.ts';
import { statusOn } from '../rules.ts';
import { getSchemeVersion } from './calls.ts';
import { DecidedDesk } from './decided-desk.tsx';
import { DraftDesk } from './draft-desk.tsx';

type SchemeDeskProps = { office: SchemeOffice; scheme: Scheme };

/** What is being worked on, else what holds, else the newest. */
function versionToShow({ versions }: Scheme, today: string): SchemeVersion | undefined {
  const isOpen = ({ state }: SchemeVersion) => state === 'draft' || state === 'sent';
  return versions.find(isOpen) ?? versions.find((version) => statusOn(version, today) === 'running') ?? versions[0];
}

/** One scheme of a municipality. */
export function SchemeDesk({ office, scheme }: SchemeDeskProps) {
  const { now } = usePortal();
  const today = shortDate(now);
  const shown = versionToShow(scheme, today);
  return shown ? <OpenedDesk office={office} scheme={scheme} shown={shown} today={today} /> : null;
}

type OpenedDeskProps = SchemeDeskProps & { shown: SchemeVersion; today: string };

function OpenedDesk({ office, scheme, shown, today }: OpenedDeskProps) {
  const queries = useQueryClient();
  // What was typed since is with the server, not in the answer that it began with.
  useEffect(
    () => () => queries.removeQueries({ queryKey: [getSchemeVersion.method, getSchemeVersion.path] }),
    [queries],
  );
  const answer = useAnswer(getSchemeVersion, { params: { id: shown.id } });
  const running = scheme.versions.find((version) => statusOn(version, today) === 'running');
  const compared = running && running.id !== shown.id ? running.rules : null;
  if (answer.isError) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  // After a step the list knows more than the version does until it has been read again.
  if (!answer.data || answer.data.data.state !== shown.state) return <Skeleton />;
  const version = answer.data.data;
  const props = { office, scheme, version, running: compared };
  return version.can.edit ? <DraftDesk key={`${version.id} draft`} {...props} /> : <DecidedDesk {...props} />;
}
