import {
  CalendarIcon,
  CheckmarkCircleIcon,
  HandHeartIcon,
  HourglassIcon,
  StarIcon,
  SunIcon,
  TagIcon,
  XMarkOctagonIcon,
} from '@navikt/aksel-icons';
import { useState } from 'react';
import { BadgeCount } from '#ui/badge-count.tsx';
import { Chip } from '#ui/chip.tsx';
import { ChipLink } from '#ui/chip-link.tsx';
import { ChipMenu } from '#ui/chip-menu.tsx';
import { ChipRow } from '#ui/chip-row.tsx';
import { ChoiceChip } from '#ui/choice-chip.tsx';
import { Flag } from '#ui/flag.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { RemovableChip } from '#ui/removable-chip.tsx';
import { RemovableChipLink } from '#ui/removable-chip-link.tsx';
import { Tag } from '#ui/tag.tsx';
import { BothSchemes } from './both-schemes.tsx';
import { StyleguideSection } from './styleguide-section.tsx';
import type { SectionProps } from './styleguide-texts.ts';

export function LabelsSection({ texts }: SectionProps) {
  const { labels, sections } = texts;
  const [isFree, setIsFree] = useState(true);
  return (
    <StyleguideSection title={sections.labels}>
      <BothSchemes texts={texts}>
        {(schemeName) => (
          <>
            <ChipRow label={labels.quickFilters(schemeName)}>
              <Chip isSelected={false} icon={<CalendarIcon aria-hidden />}>
                {labels.today}
              </Chip>
              <Chip isSelected={isFree} icon={<TagIcon aria-hidden />} onClick={() => setIsFree(!isFree)}>
                {labels.free}
              </Chip>
              <hr />
              <ChipLink href="#main" icon={<SunIcon aria-hidden />}>
                {labels.weekend}
              </ChipLink>
              <ChipLink href="#main" isSelected>
                {labels.youth}
              </ChipLink>
            </ChipRow>
            <div className="nb-row">
              <RemovableChip removeLabel={labels.removeChildren} onRemove={() => undefined}>
                {labels.children}
              </RemovableChip>
              <RemovableChipLink href="#main" removeLabel={labels.removeYouth}>
                {labels.youth}
              </RemovableChipLink>
              <ChipMenu label={labels.sort}>
                <ul aria-label={labels.sortBy(schemeName)}>
                  <MenuItem href="#main">{labels.ascending}</MenuItem>
                  <MenuItem href="#main">{labels.descending}</MenuItem>
                </ul>
              </ChipMenu>
              <ChoiceChip type="radio" name={`order ${schemeName}`} defaultChecked>
                {labels.ascending}
              </ChoiceChip>
              <ChoiceChip type="radio" name={`order ${schemeName}`}>
                {labels.descending}
              </ChoiceChip>
            </div>
            <div className="nb-row nb-gap-s">
              <Tag>{labels.children}</Tag>
              <Tag tone="accent">{labels.volunteer}</Tag>
              <Tag tone="success">{labels.free}</Tag>
              <Tag tone="warning" icon={<HourglassIcon aria-hidden />}>
                {labels.full}
              </Tag>
              <Tag tone="danger">{labels.cancelled}</Tag>
              <Tag tone="info">{labels.fewLeft}</Tag>
              <BadgeCount count={3} label={labels.unread} />
              <BadgeCount count={120} />
              <BadgeCount count={7} tone="neutral" />
              <Tag tone="quiet">{labels.left}</Tag>
            </div>
            <div className="nb-row nb-gap-s">
              <Flag icon={<StarIcon aria-hidden />}>{labels.popular}</Flag>
              <Flag tone="accent" icon={<HandHeartIcon aria-hidden />}>
                {labels.volunteer}
              </Flag>
              <Flag tone="success" icon={<CheckmarkCircleIcon aria-hidden />}>
                {labels.attending}
              </Flag>
              <Flag tone="warning" icon={<HourglassIcon aria-hidden />}>
                {labels.full}
              </Flag>
              <Flag tone="danger" icon={<XMarkOctagonIcon aria-hidden />}>
                {labels.cancelled}
              </Flag>
            </div>
          </>
        )}
      </BothSchemes>
    </StyleguideSection>
  );
}
