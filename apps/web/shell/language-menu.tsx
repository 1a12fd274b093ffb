import { Disclosure } from '#features/portal/web/disclosure.tsx';
import { ShellIcon } from '#features/portal/web/shell-icon.tsx';
import { LOCALE_NAME } from '#platform/language/locale.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { LanguageLinks } from './language-links.tsx';
import menu from './menu.module.css';
import { shellTexts } from './texts/token.ts';

export function LanguageMenu() {
  const texts = useTexts(shellTexts);
  const name = LOCALE_NAME[useLocale()];
  return (
    <Disclosure
      isKept
      label={texts.language.current(name)}
      className={menu.root}
      triggerClassName={menu.trigger}
      boxClassName={menu.box}
      trigger={
        <>
          <ShellIcon name="globe" />
          {name}
          <ShellIcon name="down" className={menu.chevron} />
        </>
      }
    >
      <LanguageLinks className={menu.list} linkClassName={`nb-menu-line ${menu.item}`} />
    </Disclosure>
  );
}
