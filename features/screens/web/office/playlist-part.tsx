import { PlusIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Tag } from '#ui/tag.tsx';
import type { OfficePlaylist, OfficeScreen } from '../../office-contract.ts';
import { EVERY_DAY, playlistAt } from '../../rules.ts';
import { screenOfficeTexts } from '../../texts/office/token.ts';
import styles from './office-parts.module.css';
import { PlaylistDialog } from './playlist-dialog.tsx';

type PlaylistPartProps = { playlists: readonly OfficePlaylist[]; screens: readonly OfficeScreen[]; now: Date };

/** What is played when, in the order in which it is chosen. */
export function PlaylistPart({ playlists, screens, now }: PlaylistPartProps) {
  const { lists: texts, form } = useTexts(screenOfficeTexts);
  const [opened, setOpened] = useState<OfficePlaylist | 'new' | null>(null);
  const played = new Set(screens.map(({ id }) => playlistAt(playlists.filter(isFor(id)), now)?.id));
  return (
    <section className={styles.part}>
      <SectionHeading title={texts.title} lead={texts.lead} />
      {playlists.length === 0 ? (
        <p className="nb-muted">
          <strong>{texts.empty}.</strong> {texts.empty_text}
        </p>
      ) : null}
      {playlists.map((playlist) => {
        const { id, name, weekdays, from_time, to_time, screen_ids, items } = playlist;
        const words = [
          screen_ids === null ? texts.all_screens : texts.screens(screen_ids.length),
          texts.items(items.length),
          weekdays.length === EVERY_DAY.length
            ? texts.every_day
            : weekdays
                .map((day) => form.day_names[day] ?? '')
                .join(', ')
                .toLowerCase(),
          from_time && to_time ? texts.hours(from_time, to_time) : texts.all_day,
        ];
        return (
          <div key={id} className={styles.line}>
            <div className={styles.words}>
              <strong>{name}</strong>
              <span className="nb-small nb-muted">{words.join(' · ')}</span>
              {played.has(id) ? <Tag tone="success">{texts.plays_now}</Tag> : null}
            </div>
            <Button variant="tertiary" isSmall aria-label={texts.open_of(name)} onClick={() => setOpened(playlist)}>
              {texts.open}
            </Button>
          </div>
        );
      })}
      <div className={styles.buttons}>
        <Button variant="secondary" icon={<PlusIcon aria-hidden />} onClick={() => setOpened('new')}>
          {texts.new}
        </Button>
      </div>
      {opened ? (
        <PlaylistDialog
          {...(opened !== 'new' && { playlist: opened })}
          screens={screens}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </section>
  );
}

const isFor =
  (screen: string) =>
  ({ screen_ids }: OfficePlaylist): boolean =>
    screen_ids === null || screen_ids.some((id) => id === screen);
