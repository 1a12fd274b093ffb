import type { ComponentType, ReactNode } from 'react';
import type { Locale } from '#platform/language/locale.ts';
import { LanguageProvider, useAllTexts, useLocale } from '#platform/web/language.tsx';
import type { Texts } from '../page-module.ts';
import { CardMarks } from './card-marks.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { CultureCalendar } from './culture-calendar.tsx';
import { EmptyResults } from './empty-results.tsx';
import { FilterButton } from './filter-button.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { HelpWanted } from './help-wanted.tsx';
import { QuickFilters } from './quick-filters.tsx';
import { SortMenu } from './sort-menu.tsx';
import { TakeAlongButton } from './take-along-button.tsx';
import { ViewLinks } from './view-links.tsx';

type Dictionaries = Partial<Record<Locale, Partial<Texts>>>;

/** The parts with the texts that came along with them. */
export function filterParts(dictionaries: Dictionaries) {
  const withTexts = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
    function PartWithTexts(props) {
      return (
        <WithTexts dictionaries={dictionaries}>
          <Part {...props} />
        </WithTexts>
      );
    };
  return {
    Chips: withTexts(QuickFilters),
    Button: withTexts(FilterButton),
    Chosen: withTexts(ChosenFilters),
    Sort: withTexts(SortMenu),
    Views: withTexts(ViewLinks),
    Panel: withTexts(FilterPanel),
    Empty: withTexts(EmptyResults),
    Help: withTexts(HelpWanted),
    Culture: withTexts(CultureCalendar),
    Marks: CardMarks,
    TakeAlong: withTexts(TakeAlongButton),
  };
}

export type FilterParts = ReturnType<typeof filterParts>;

function WithTexts({ dictionaries, children }: { dictionaries: Dictionaries; children: ReactNode }) {
  const locale = useLocale();
  const texts = useAllTexts<Texts>();
  return (
    <LanguageProvider locale={locale} texts={{ ...texts, ...dictionaries[locale] }}>
      {children}
    </LanguageProvider>
  );
}
