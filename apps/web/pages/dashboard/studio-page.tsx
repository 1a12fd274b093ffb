import { useLocation, useNavigate } from 'react-router';
import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { NotForYou } from '#features/portal/web/not-for-you.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { officePaths } from '#features/portal/web/office-paths.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { studioTexts } from '#features/studio/texts/token.ts';
import { listPortals, openPortal } from '#features/studio/web/calls.ts';
import { CreatePortalForm } from '#features/studio/web/create-portal-form.tsx';
import { StudioDesk } from '#features/studio/web/studio-desk.tsx';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { askedOffice } from './asked-office.ts';
import { OfficeFrame } from './office-frame.tsx';

/** BEY-12: how the municipality's portals look. */
export const page: PageModule = {
  Component: StudioPage,
  texts: [studioTexts, roomTexts, uploadTexts],
  isPersonal: true,
  load: (services, parts) => askedOffice('studio', services, parts),
  head: ({ textsOf }) => ({ title: textsOf(studioTexts).title }),
};

function StudioPage() {
  return <OfficeFrame room="studio">{() => <StudioRoom />}</OfficeFrame>;
}

const addressOf = (key: string): string => `${officePaths.studio}?${new URLSearchParams({ portal: key })}`;

function StudioRoom() {
  const texts = useTexts(studioTexts);
  const navigate = useNavigate();
  const asked = new URLSearchParams(useLocation().search).get('portal');
  const list = useAnswer(listPortals, { query: useOffice() });
  if (list.isError)
    return isClosed(list.error) ? <StudioForAdmins /> : <FailedPart onTryAgain={() => void list.refetch()} />;
  if (!list.data) return <StudioSkeleton />;
  const { portals, can } = list.data.data;
  const shown = portals.find(({ key }) => key === asked) ?? portals[0];
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
      {portals.length > 1 ? (
        <SelectField
          label={texts.choose_portal}
          value={shown?.key}
          onChange={({ target }) => void navigate(addressOf(target.value))}
        >
          {portals.map(({ key, name, number }) => (
            <option key={key} value={key}>
              {number === null ? `${name} (${key}, ${texts.never_published})` : `${name} (${key})`}
            </option>
          ))}
        </SelectField>
      ) : null}
      {shown ? (
        <OpenStudio key={shown.key} portalKey={shown.key} />
      ) : (
        <EmptyState title={texts.empty} level={1}>
          {texts.empty_text}
        </EmptyState>
      )}
      {can.create ? <CreatePortalForm onMade={(key) => void navigate(addressOf(key))} /> : null}
    </div>
  );
}

function OpenStudio({ portalKey }: { portalKey: string }) {
  const answer = useAnswer(openPortal, { params: { key: portalKey } });
  if (answer.isError) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  if (!answer.data) return <StudioSkeleton />;
  const portal = answer.data.data;
  // What was published, discarded or planned is begun from again; what was only saved is not.
  const begun = [portal.versions[0]?.number ?? 0, portal.draft === null, portal.draft?.state].join(' ');
  return <StudioDesk key={begun} portal={portal} />;
}

const StudioSkeleton = () => (
  <div className="nb-wrap nb-section nb-stack nb-gap-m">
    <Skeleton shape="title" width="medium" />
    <Skeleton shape="block" />
  </div>
);

const isClosed = (error: unknown): boolean => error instanceof CallFailed && [403, 404].includes(error.status);

function StudioForAdmins() {
  const texts = useTexts(studioTexts);
  return <NotForYou title={texts.forbidden} text={texts.forbidden_text} action={texts.to_dashboard} />;
}
