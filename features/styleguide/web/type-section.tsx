import { Heading } from '#ui/heading.tsx';
import { Roofline } from '#ui/roofline.tsx';
import { BothSchemes } from './both-schemes.tsx';
import { StyleguideSection } from './styleguide-section.tsx';
import type { SectionProps } from './styleguide-texts.ts';
import styles from './type-section.module.css';

export function TypeSection({ texts }: SectionProps) {
  return (
    <StyleguideSection title={texts.sections.type}>
      <BothSchemes texts={texts}>
        {() => (
          <>
            <Heading level={3} className={styles.display}>
              {texts.type.display}
            </Heading>
            <Heading level={4} className={styles.heading}>
              {texts.type.heading}
            </Heading>
            <p className="nb-prose">{texts.type.body}</p>
            <p className="nb-muted nb-small">{texts.type.muted}</p>
            <ul className={styles.swatches}>
              {SWATCHES.map((name) => (
                <li key={name} className={styles.swatch} data-swatch={name}>
                  {texts.type[name]}
                </li>
              ))}
            </ul>
            <Roofline className={styles.roofline} />
          </>
        )}
      </BothSchemes>
    </StyleguideSection>
  );
}

const SWATCHES = ['paper', 'sheet', 'accent', 'accentQuiet', 'success', 'warning', 'danger'] as const;
