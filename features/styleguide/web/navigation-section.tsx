import { BulletListIcon, CalendarIcon, CompassIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { Accordion } from '#ui/accordion.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { PageButtons } from '#ui/page-buttons.tsx';
import { PageNumbers } from '#ui/page-numbers.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SegmentedLinks } from '#ui/segmented-links.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { ShowRest } from '#ui/show-rest.tsx';
import { TabLinks } from '#ui/tab-links.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { BothSchemes } from './both-schemes.tsx';
import { StyleguideSection } from './styleguide-section.tsx';
import type { SectionProps, StyleguideTexts } from './styleguide-texts.ts';

export function NavigationSection({ texts }: SectionProps) {
  return (
    <StyleguideSection title={texts.sections.navigation}>
      <BothSchemes texts={texts}>
        {(schemeName) => <Ways texts={texts} name={(label) => `${label} – ${schemeName}`} />}
      </BothSchemes>
    </StyleguideSection>
  );
}

type WaysProps = {
  texts: StyleguideTexts;
  /** Landmarks of one page need names of their own. */
  name: (label: string) => string;
};

function Ways({ texts: { navigation }, name }: WaysProps) {
  const [page, setPage] = useState(2);
  const [period, setPeriod] = useState<'month' | 'week' | 'day'>('month');
  return (
    <>
      <Breadcrumbs
        label={name(navigation.here)}
        trail={[
          { href: '#activities', text: navigation.activities },
          { href: '#about', text: navigation.about },
        ]}
        current={navigation.members}
      />
      <Tabs
        label={name(navigation.tabs)}
        tabs={[
          { key: 'activities', label: navigation.activities, count: 12, content: <p>{navigation.panelText}</p> },
          { key: 'about', label: navigation.about, content: <p>{navigation.panelText}</p> },
          { key: 'members', label: navigation.members, content: <p>{navigation.panelText}</p> },
        ]}
      />
      <TabLinks
        label={name(navigation.tabLinks)}
        links={[
          { href: '#activities', label: navigation.activities, isCurrent: false, count: 12 },
          { href: '#about', label: navigation.about, isCurrent: true },
        ]}
      />
      <div className="nb-row">
        <Segmented
          label={name(navigation.period)}
          options={[
            { value: 'month', label: navigation.month },
            { value: 'week', label: navigation.week },
            { value: 'day', label: navigation.day },
          ]}
          value={period}
          onChange={setPeriod}
        />
        <SegmentedLinks
          label={name(navigation.view)}
          links={[
            { href: '#list', label: navigation.list, isCurrent: true, icon: <BulletListIcon aria-hidden /> },
            { href: '#calendar', label: navigation.calendar, isCurrent: false, icon: <CalendarIcon aria-hidden /> },
            { href: '#map', label: navigation.map, isCurrent: false, icon: <CompassIcon aria-hidden /> },
          ]}
        />
      </div>
      <PageNumbers
        page={6}
        pageCount={12}
        hrefOf={(number) => `#page-${number}`}
        texts={{
          label: name(navigation.pages),
          previous: navigation.previous,
          next: navigation.next,
          page: navigation.page,
        }}
      />
      <PageButtons
        page={page}
        pageCount={3}
        onChoose={setPage}
        texts={{
          label: name(navigation.pageButtons),
          previous: navigation.previous,
          next: navigation.next,
          page: navigation.page,
        }}
      />
      <ShowMore
        label={navigation.nextPage}
        from={{ hasNextPage: true, isFetchingNextPage: false, fetchNextPage: async () => {} }}
      />
      <ShowRest moreLabel={navigation.more} fewerLabel={navigation.fewer}>
        <p>{navigation.panelText}</p>
      </ShowRest>
      <div>
        <Accordion title={navigation.question} level={3} isOpenAtFirst>
          {navigation.answer}
        </Accordion>
        <Accordion title={navigation.secondQuestion} level={3}>
          {navigation.secondAnswer}
        </Accordion>
      </div>
    </>
  );
}
