import { paths } from '#features/portal/web/paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import type { InfoPage } from '../contract.ts';
import { infoTexts } from '../texts/token.ts';

export function InfoTrail({ page, current }: { page: InfoPage; current: string }) {
  const texts = useTexts(infoTexts);
  return <Breadcrumbs label={texts.trail} trail={[{ href: paths.info, text: page.title }]} current={current} />;
}
