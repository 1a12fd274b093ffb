import type { Locale } from '#platform/language/locale.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { ButtonsSection } from './styleguide/buttons-section.tsx';
import { CardsSection } from './styleguide/cards-section.tsx';
import { ConfirmationsSection } from './styleguide/confirmations-section.tsx';
import { FactsSection } from './styleguide/facts-section.tsx';
import { FieldsSection } from './styleguide/fields-section.tsx';
import { InputsSection } from './styleguide/inputs-section.tsx';
import { LabelsSection } from './styleguide/labels-section.tsx';
import { LoadingSection } from './styleguide/loading-section.tsx';
import { MessagesSection } from './styleguide/messages-section.tsx';
import { NavigationSection } from './styleguide/navigation-section.tsx';
import { OverlaysSection } from './styleguide/overlays-section.tsx';
import { en } from './styleguide/texts/en.ts';
import { nb } from './styleguide/texts/nb.ts';
import { nn } from './styleguide/texts/nn.ts';
import { TypeSection } from './styleguide/type-section.tsx';
import styles from './styleguide-page.module.css';

const TEXTS = { nb, nn, en };

/** SHL-11: every part of `ui/`, in the states it can have. */
export function StyleguidePage({ locale }: { locale: Locale }) {
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
