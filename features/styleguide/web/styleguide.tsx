import type { Locale } from '#platform/language/locale.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { en } from '../texts/en.ts';
import { nb } from '../texts/nb.ts';
import { nn } from '../texts/nn.ts';
import { ButtonsSection } from './buttons-section.tsx';
import { CardsSection } from './cards-section.tsx';
import { ConfirmationsSection } from './confirmations-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { InputsSection } from './inputs-section.tsx';
import { LabelsSection } from './labels-section.tsx';
import { LoadingSection } from './loading-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import styles from './styleguide.module.css';
import { TypeSection } from './type-section.tsx';

const TEXTS = { nb, nn, en };

/** SHL-11: every part of `ui/`, in the states it can have. */
export function Styleguide({ locale }: { locale: Locale }) {
  const texts = TEXTS[locale];
  return (
    <div className={styles.page}>
      <PageHeader title={texts.title} lead={texts.lead} />
      <TypeSection texts={texts} />
      <ButtonsSection texts={texts} />
      <LabelsSection texts={texts} />
      <CardsSection texts={texts} />
      <FieldsSection texts={texts} />
      <InputsSection texts={texts} />
      <MessagesSection texts={texts} />
      <NavigationSection texts={texts} />
      <OverlaysSection texts={texts} />
      <ConfirmationsSection texts={texts} locale={locale} />
      <FactsSection texts={texts} />
      <LoadingSection texts={texts} />
    </div>
  );
}
