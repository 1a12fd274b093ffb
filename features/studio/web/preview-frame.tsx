import { MobileIcon, MonitorIcon, MoonIcon, SunIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { studioTexts } from '../texts/token.ts';
import styles from './preview-frame.module.css';

type PreviewFrameProps = {
  url: string;
  /** Another number: the draft was saved, and is fetched again. */
  savedTimes: number;
};

/**
 * BEY-12: the portal as it will be, at its -vis host, on a large screen and on a phone, by day and by night. A page in a
 * frame takes the frame's colour scheme for what its reader prefers.
 */
export function PreviewFrame({ url, savedTimes }: PreviewFrameProps) {
  const { preview: texts } = useTexts(studioTexts);
  const [size, setSize] = useState<'desktop' | 'phone'>('desktop');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="studio-preview">
      <div className={styles.head}>
        <h2 id="studio-preview" className={styles.heading}>
          {texts.title}
        </h2>
        <Segmented
          label={texts.title}
          value={size}
          onChange={setSize}
          options={[
            { value: 'desktop', label: texts.desktop, icon: <MonitorIcon aria-hidden /> },
            { value: 'phone', label: texts.phone, icon: <MobileIcon aria-hidden /> },
          ]}
        />
        <Segmented
          label={texts.scheme}
          value={scheme}
          onChange={setScheme}
          options={[
            { value: 'light', label: texts.light, icon: <SunIcon aria-hidden /> },
            { value: 'dark', label: texts.dark, icon: <MoonIcon aria-hidden /> },
          ]}
        />
        <ButtonLink variant="tertiary" isSmall href={url} target="_blank" rel="noopener">
          {texts.open}
        </ButtonLink>
      </div>
      <div className={styles.window} data-size={size}>
        <iframe
          key={savedTimes}
          className={styles.frame}
          data-scheme={scheme}
          src={url}
          title={texts.frame(`${texts[size]}, ${texts[scheme]}`)}
        />
      </div>
    </section>
  );
}
