import {
  ArrowsCirclepathIcon,
  CheckmarkCircleIcon,
  MegaphoneIcon,
  MoonIcon,
  PencilIcon,
  XMarkOctagonIcon,
} from '@navikt/aksel-icons';
import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { clock } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { Heading } from '#ui/heading.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OfficePlaylist, OfficeScreen, OfficeTakeover } from '../../office-contract.ts';
import { type Health, healthOf, SLOTS, seenIn } from '../../rules.ts';
import { screenOfficeTexts } from '../../texts/office/token.ts';
import { getScreenOffice, restartScreen, unpairScreen } from './office-calls.ts';
import styles from './screen-card.module.css';
import { ScreenDialog } from './screen-dialog.tsx';
import { ScreenSight } from './screen-sight.tsx';

type ScreenCardProps = {
  screen: OfficeScreen;
  playlists: readonly OfficePlaylist[];
  takeovers: readonly OfficeTakeover[];
  now: Date;
};

/** How a screen is, in words, and what can be done with it from here. */
export function ScreenCard({ screen, playlists, takeovers, now }: ScreenCardProps) {
  const texts = useTexts(screenOfficeTexts);
  const moments = useTexts(momentTexts);
  const { name, place, last_seen_at, version } = screen;
  const health = healthOf(last_seen_at, now);
  const state = stateOf(health, screen.shows_kind);
  const seen = seenIn(screen, now);
  const whenHeard = last_seen_at ? inSentence(whenText({ start_at: last_seen_at }, { now, moments })) : '';
  const { dark_from, dark_to } = screen;
  const night = dark_from && dark_to ? texts.dark_between(dark_from, dark_to) : '';
  const words = [place, night, version ? texts.version(version) : ''].filter((part) => part !== '').join(' · ');
  return (
    <article className={styles.card}>
      <div className={styles.frame} data-state={state}>
        <Tag tone={TONES[state]} icon={ICONS[state]}>
          {state === 'quiet' ? texts.tag.quiet(whenHeard) : texts.tag[state]}
        </Tag>
        <ScreenSight screen={screen} playlists={playlists} takeovers={takeovers} />
      </div>
      <div>
        <Heading level={2} className={styles.name}>
          {name}
        </Heading>
        {words === '' ? null : <p className="nb-small nb-muted">{words}</p>}
      </div>
      <div>
        <p className={styles.health}>
          <strong>{texts.health[state]}</strong>
          {health === 'well' && screen.shows_since ? <span>{texts.shown_since(clock(screen.shows_since))}</span> : null}
          {last_seen_at ? <span>{health === 'well' ? texts.heard_now : texts.heard(whenHeard)}</span> : null}
        </p>
        <div className={styles.slots} role="img" aria-label={texts.seen(seen.filter(Boolean).length, SLOTS)}>
          {seen.map((isSeen, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a half hour is its place
            <span key={place} className={styles.slot} data-seen={isSeen || undefined} />
          ))}
        </div>
        <p className={styles.ends} aria-hidden>
          <span>{texts.day_ago}</span>
          <span>{texts.now}</span>
        </p>
      </div>
      <ScreenDeeds screen={screen} />
    </article>
  );
}

/** Of one that answers, what it is busy with is told too. */
const stateOf = (health: Health, shows: OfficeScreen['shows_kind']) =>
  health === 'well' && (shows === 'takeover' || shows === 'dark') ? shows : health;

const TONES = { new: 'neutral', well: 'success', takeover: 'warning', dark: 'info', quiet: 'danger' } as const;
const ICONS = {
  new: null,
  well: <CheckmarkCircleIcon aria-hidden />,
  takeover: <MegaphoneIcon aria-hidden />,
  dark: <MoonIcon aria-hidden />,
  quiet: <XMarkOctagonIcon aria-hidden />,
} as const;

const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function ScreenDeeds({ screen }: { screen: OfficeScreen }) {
  const { id, name } = screen;
  const texts = useTexts(screenOfficeTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const restarting = useAction(() => call(restartScreen, { params: { id }, body: {} }), { isToldInToast: true });
  const unpairing = useAction(() => call(unpairScreen, { params: { id } }), {
    invalidates: [getScreenOffice],
    isToldInToast: true,
  });

  async function restart() {
    if (await restarting.run()) showToast({ tone: 'success', title: texts.restarted(name) });
  }

  async function unpair() {
    if (await unpairing.run()) showToast({ tone: 'success', title: texts.unpaired(name) });
    setIsAsking(false);
  }

  return (
    <div className={styles.deeds}>
      <Button
        variant="tertiary"
        isSmall
        icon={<PencilIcon aria-hidden />}
        aria-label={`${texts.change.open}: ${name}`}
        onClick={() => setIsChanging(true)}
      >
        {texts.change.open}
      </Button>
      {isChanging ? <ScreenDialog screen={screen} onClose={() => setIsChanging(false)} /> : null}
      <Button
        variant="tertiary"
        isSmall
        icon={<ArrowsCirclepathIcon aria-hidden />}
        aria-label={`${texts.restart}: ${name}`}
        isLoading={restarting.isPending}
        onClick={restart}
      >
        {texts.restart}
      </Button>
      <Button
        variant="tertiary"
        isSmall
        isDanger
        aria-label={`${texts.unpair}: ${name}`}
        onClick={() => setIsAsking(true)}
      >
        {texts.unpair}
      </Button>
      <ConfirmationDialog
        isOpen={isAsking}
        title={texts.unpair_title(name)}
        text={texts.unpair_text}
        confirmLabel={texts.unpair}
        cancelLabel={texts.cancel}
        closeLabel={texts.close}
        tone="danger"
        isPending={unpairing.isPending}
        onConfirm={unpair}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
