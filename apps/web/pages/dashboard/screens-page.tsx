import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { screenOfficeTexts } from '#features/screens/texts/office/token.ts';
import { screenWallTexts } from '#features/screens/texts/wall/token.ts';
import { getScreenOffice } from '#features/screens/web/office/office-calls.ts';
import { ScreensRoom } from '#features/screens/web/office/screens-room.tsx';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { fillAnswer } from '#platform/web/answers.tsx';
import { askedOffice } from './asked-office.ts';
import { OfficeFrame } from './office-frame.tsx';

/** BEY-13: the municipality's room for its information screens. */
export const page: PageModule = {
  Component: ScreensPage,
  texts: [screenOfficeTexts, screenWallTexts, roomTexts, uploadTexts],
  isPersonal: true,
  load: async (services, parts) =>
    fillAnswer(services.queries, services.call, getScreenOffice, {
      query: await askedOffice('screens', services, parts),
    }),
  head: ({ textsOf }) => ({ title: textsOf(screenOfficeTexts).title }),
};

function ScreensPage() {
  const { origin } = usePortal();
  return (
    <OfficeFrame room="screens">
      {() => (
        <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
          <ScreensRoom screenAddress={`${origin.replace(/^https?:\/\//, '')}/screen`} />
        </div>
      )}
    </OfficeFrame>
  );
}
