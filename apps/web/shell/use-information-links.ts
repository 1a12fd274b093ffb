import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { shellTexts } from './texts/token.ts';

/** The pages about the service, beside the help page. A municipality may keep its accessibility statement elsewhere. */
export function useInformationLinks(): { href: string; text: string }[] {
  const { footer } = useTexts(shellTexts);
  const { tenant } = usePortal();
  return [
    { href: paths.about, text: footer.about },
    { href: paths.terms, text: footer.terms },
    { href: paths.privacy, text: footer.privacy },
    { href: tenant.accessibility_statement_url ?? paths.accessibility, text: footer.accessibility },
    { href: paths.cookies, text: footer.cookies },
  ];
}
