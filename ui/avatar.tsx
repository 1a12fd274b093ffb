import { useEffect, useRef, useState } from 'react';
import styles from './avatar.module.css';
import { joinClassNames } from './class-names.ts';
import { readInitials } from './initials.ts';

type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  /** 28, 40, 56 or 96 px. */
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** Set where the name stands beside it, so that it is not read twice. */
  isDecorative?: boolean;
  className?: string | undefined;
};

/** The picture of a person or an organisation, or the initials when there is none or it does not load. */
export function Avatar({ name, src, size = 'medium', isDecorative = false, className }: AvatarProps) {
  const imageRef = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const hasPicture = Boolean(src) && src !== brokenSrc;
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };

  useEffect(() => {
    if (!src || !imageRef.current || !mayHaveFailedEarly(imageRef.current)) return;
    const probe = new Image();
    probe.onerror = () => setBrokenSrc(src);
    probe.src = src;
    return () => {
      probe.onerror = null;
    };
  }, [src]);

  return (
    <span
      {...naming}
      className={joinClassNames(styles.avatar, className)}
      data-size={size}
      data-initials={hasPicture ? undefined : readInitials(name)}
    >
      {hasPicture ? (
        <img
          ref={imageRef}
          className={styles.picture}
          src={src ?? undefined}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSrc(src ?? null)}
        />
      ) : null}
    </span>
  );
}

/** A picture in the server's page can fail before React listens; then it is complete and has no size. */
function mayHaveFailedEarly(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0;
}
