import { PersonGroupIcon, XMarkOctagonIcon } from '@navikt/aksel-icons';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DecisionCard } from '#ui/decision-card.tsx';
import { FactLine } from '#ui/fact-line.tsx';
import { Flag } from '#ui/flag.tsx';
import { Glyph } from '#ui/glyph.tsx';
import { GlyphLine } from '#ui/glyph-line.tsx';
import { SkeletonCard } from '#ui/skeleton-card.tsx';
import { Tag } from '#ui/tag.tsx';
import { BothSchemes } from './both-schemes.tsx';
import { SamplePicture } from './sample-picture.tsx';
import { StyleguideSection } from './styleguide-section.tsx';
import type { SectionProps } from './styleguide-texts.ts';

export function CardsSection({ texts }: SectionProps) {
  const { buttons, cards, labels, sections } = texts;
  const facts = (
    <>
      <GlyphLine name="place">{cards.where}</GlyphLine>
      <FactLine icon={<PersonGroupIcon aria-hidden />}>{cards.organiser}</FactLine>
    </>
  );
  return (
    <StyleguideSection title={sections.cards}>
      <BothSchemes texts={texts}>
        {() => (
          <div className="nb-results nb-stack nb-gap-m">
            <div className="nb-cards">
              <Card
                href="#main"
                title={cards.title}
                eyebrow={cards.when}
                picture={<SamplePicture alt={cards.picture} hasNight />}
                flags={
                  <Flag tone="warning" icon={<Glyph name="waiting" />}>
                    {labels.full}
                  </Flag>
                }
                footer={
                  <>
                    <Tag tone="success">{labels.free}</Tag>
                    <Tag>{labels.children}</Tag>
                    <Tag tone="quiet">{labels.left}</Tag>
                  </>
                }
              >
                {facts}
              </Card>
              <Card
                href="#main"
                title={cards.shortTitle}
                eyebrow={cards.when}
                isCancelled
                picture={<SamplePicture alt="" />}
                flags={
                  <Flag tone="danger" icon={<XMarkOctagonIcon aria-hidden />}>
                    {labels.cancelled}
                  </Flag>
                }
                footer={<Tag>{labels.youth}</Tag>}
              >
                {facts}
              </Card>
              <SkeletonCard />
            </div>
            <DecisionCard title={cards.organiser} about={cards.when} actions={<Button>{buttons.signUp}</Button>}>
              <p>{cards.where}</p>
            </DecisionCard>
          </div>
        )}
      </BothSchemes>
    </StyleguideSection>
  );
}
