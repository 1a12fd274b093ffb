import { useTexts } from '#platform/web/language.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { OfficePlaylist, OfficeScreen, OfficeTakeover } from '../../office-contract.ts';
import { screenOfficeTexts } from '../../texts/office/token.ts';
import { ScreenPicture } from '../wall/screen-picture.tsx';
import { ScreenWords } from '../wall/screen-words.tsx';
import styles from './screen-sight.module.css';

type ScreenSightProps = {
  screen: OfficeScreen;
  playlists: readonly OfficePlaylist[];
  takeovers: readonly OfficeTakeover[];
};

/** What a screen says it shows, drawn by what draws it there; a list of activities is told in words. */
export function ScreenSight({ screen, playlists, takeovers }: ScreenSightProps) {
  const { shows } = useTexts(screenOfficeTexts);
  const { shows_kind, shows_title, shows_item_id } = screen;
  const words = (
    <>
      <p className={styles.kind}>{shows_kind ? shows[shows_kind] : shows.nothing}</p>
      {shows_title ? <p className={styles.shown}>{shows_title}</p> : null}
    </>
  );
  const sight = drawn();
  if (!sight) return words;
  return (
    <>
      <VisuallyHidden>{words}</VisuallyHidden>
      <div className={styles.sight} aria-hidden inert>
        {sight}
      </div>
    </>
  );

  function drawn() {
    const takeover = takeovers.find(({ id }) => id === shows_item_id);
    if (takeover) return <ScreenWords title={takeover.title} body={takeover.body} isImportant />;
    const item = playlists.flatMap(({ items }) => items).find(({ id }) => id === shows_item_id);
    if (item?.kind === 'notice') return <ScreenWords title={item.title} body={item.body} />;
    if (item?.kind === 'picture' && item.picture_url)
      return <ScreenPicture url={item.picture_url} title={item.title} />;
    return null;
  }
}
