import { type ReactNode, useEffect, useRef, useState } from 'react';
import { VARIANTS } from '#features/pictures/contract.ts';
import { Picture } from '#ui/picture.tsx';
import type { PortalTenant } from '../contract.ts';
import styles from './home-banner.module.css';

type HomeBannerProps = {
  tenant: PortalTenant;
  /** The search box. */
  children: ReactNode;
};

const PHONE = '(max-width: 30em)';

/** RTE-02, TEN-04: picture, slogan and search. A picture that does not come is replaced by the drawing every place has. */
export function HomeBanner({ tenant, children }: HomeBannerProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const pictureRef = useRef<HTMLDivElement>(null);

  // A picture in the server's page can fail before React listens; then it is complete and has no size.
  useEffect(() => {
    const image = pictureRef.current?.querySelector('img');
    if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
  }, []);

  return (
    <section className={styles.banner}>
      <div ref={pictureRef} className={styles.picture} onErrorCapture={() => setHasFailed(true)}>
        <BannerPicture tenant={tenant} isDefault={hasFailed} />
      </div>
      <div className={`nb-wrap ${styles.words}`}>
        {tenant.slogan.logoURL ? <img className={styles.logo} src={tenant.slogan.logoURL} alt="" /> : null}
        <h1 className={styles.slogan}>{tenant.slogan.value}</h1>
        <p className={styles.lead}>{tenant.slogan.description}</p>
        {children}
      </div>
    </section>
  );
}

function BannerPicture({ tenant, isDefault }: { tenant: PortalTenant; isDefault: boolean }) {
  const photo = tenant.bannerPicture;
  const own = tenant.customEventsBanner ?? tenant.bannerURL;
  const drawn = isDefault ? `/pictures/bygd/${tenant.colour.slice(1)}/banner.svg` : own;
  return (
    <Picture
      src={drawn}
      alt=""
      {...(drawn.startsWith('/pictures/')
        ? {
            sources: sourcesOf(drawn, ''),
            night: { src: inSize(drawn, 'banner-night'), sources: sourcesOf(drawn, '-night') },
          }
        : photo && { alt: photo.alt, sources: [{ media: PHONE, srcSet: photo.small }] })}
      {...VARIANTS.banner}
      isUrgent
      isCover
    />
  );
}

/** The scene is laid out again for each width, so that the town is whole on a phone as well as on a wall. */
const sourcesOf = (drawing: string, night: '' | '-night') => [
  { media: PHONE, srcSet: inSize(drawing, `phoneBanner${night}`) },
  { media: '(max-width: 61.99em)', srcSet: inSize(drawing, `tabletBanner${night}`) },
  { media: '(min-width: 100em)', srcSet: inSize(drawing, `wideBanner${night}`) },
];

const inSize = (drawing: string, name: string): string => drawing.replace('banner', name);
