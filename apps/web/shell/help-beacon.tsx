import { Disclosure } from '#features/portal/web/disclosure.tsx';
import { ShellIcon } from '#features/portal/web/shell-icon.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { joinClassNames } from '#ui/class-names.ts';
import styles from './help-beacon.module.css';
import { HelpPanel } from './lazy-shell.tsx';
import menu from './menu.module.css';
import { shellTexts } from './texts/token.ts';

type HelpBeaconProps = {
  /** In the corner where there is room, in the bar on a phone. */
  place: 'corner' | 'bar';
};

export function HelpBeacon({ place }: HelpBeaconProps) {
  const texts = useTexts(shellTexts);
  const isCorner = place === 'corner';
  return (
    <Disclosure
      label={texts.help.open}
      className={isCorner ? joinClassNames('nb-only-wide', styles.corner) : joinClassNames('nb-only-narrow', menu.root)}
      triggerClassName={joinClassNames(menu.icon, isCorner ? styles.beacon : styles.ring)}
      boxClassName={joinClassNames(menu.box, styles.box, isCorner && styles.above)}
      trigger={<ShellIcon name="help" />}
    >
      <HelpPanel />
    </Disclosure>
  );
}
