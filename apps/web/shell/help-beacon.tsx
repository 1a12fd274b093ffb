import { Suspense } from 'react';
import { joinClassNames } from '#ui/class-names.ts';
import { Disclosure } from './disclosure.tsx';
import styles from './help-beacon.module.css';
import { HelpPanel } from './later.ts';
import menu from './menu.module.css';
import { ShellIcon } from './shell-icon.tsx';
import { useShellTexts } from './use-shell-texts.ts';

type HelpBeaconProps = {
  /** In the corner where there is room, in the bar on a phone. */
  place: 'corner' | 'bar';
};

export function HelpBeacon({ place }: HelpBeaconProps) {
  const texts = useShellTexts();
  const isCorner = place === 'corner';
  return (
    <Disclosure
      label={texts.help.open}
      className={isCorner ? joinClassNames('nb-only-wide', styles.corner) : joinClassNames('nb-only-narrow', menu.root)}
      triggerClassName={joinClassNames(menu.icon, isCorner ? styles.beacon : styles.ring)}
      boxClassName={joinClassNames(menu.box, styles.box, isCorner && styles.above)}
      trigger={<ShellIcon name="help" />}
    >
      <Suspense fallback={null}>
        <HelpPanel />
      </Suspense>
    </Disclosure>
  );
}
