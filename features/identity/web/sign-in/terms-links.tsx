import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { useTexts } from '#platform/web/language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { identityTexts } from '../../texts/token.ts';

/** In a tab of their own: the user who reads them has a form half filled in. */
export function TermsLinks() {
  const texts = useTexts(identityTexts);
  const localised = useLocalisedPath();
  const links = [
    { path: paths.terms, text: texts.register.read_terms },
    { path: paths.privacy, text: texts.register.read_privacy },
  ];
  return (
    <span className="nb-row">
      {links.map(({ path, text }) => (
        <TextLink key={path} href={localised(path)} target="_blank" rel="noopener">
          {text}
          <span className="nb-sr"> {texts.opens_in_new_tab}</span>
        </TextLink>
      ))}
    </span>
  );
}
