import { useKeptFiles } from '#features/door/web/use-kept-files.ts';
import { LogoMark } from '#features/portal/web/logo-mark.tsx';
import { officePaths } from '#features/portal/web/office-paths.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { screenWallTexts } from '#features/screens/texts/wall/token.ts';
import { ScreenCode } from '#features/screens/web/wall/screen-code.tsx';
import { ScreenPlayer } from '#features/screens/web/wall/screen-player.tsx';
import { useScreen } from '#features/screens/web/wall/use-screen.ts';
import { slideshowTexts } from '#features/slideshow/texts/token.ts';
import { useWakeLock } from '#features/slideshow/web/use-wake-lock.ts';
import styles from '#features/slideshow/web/wall-logo.module.css';
import { useTexts } from '#platform/web/language.tsx';
import { ScreenList } from './screen-list.tsx';

/** BEY-13: the page that a screen of the municipality's has open. To the server it is the same for everybody. */
export const page: PageModule = {
  Component: ScreenPage,
  texts: [screenWallTexts, slideshowTexts],
  head: ({ textsOf }) => ({
    title: textsOf(screenWallTexts).title,
    description: textsOf(screenWallTexts).description,
  }),
};

/** The name of this file as it was built, which changes with what is in it. */
const VERSION = new URL(import.meta.url, 'http://portal').pathname.split('/').at(-1)?.split('.')[0]?.slice(0, 40) ?? '';

const clock = () => new Date();

function ScreenPage() {
  const { origin } = usePortal();
  const texts = useTexts(screenWallTexts);
  const localised = useLocalisedPath();
  const { screen, tell } = useScreen({ version: VERSION, restart: () => location.reload(), clock });
  useWakeLock();
  useKeptFiles();
  if (screen.stage === 'starting') return <p role="status">{texts.starting}</p>;
  if (screen.stage === 'code') {
    return (
      <ScreenCode
        code={screen.code}
        officeAddress={origin + localised(officePaths.screens)}
        logo={<LogoMark className={styles.mark} />}
      />
    );
  }
  return (
    <ScreenPlayer
      plan={screen.plan}
      clock={() => new Date(Date.now() + screen.aheadMs)}
      isBehind={screen.isBehind}
      tell={tell}
      renderWall={(wall) => <ScreenList key={wall.item.id} {...wall} />}
    />
  );
}
