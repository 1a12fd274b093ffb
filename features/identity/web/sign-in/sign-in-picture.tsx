import { picturePath, VARIANTS, type Variant } from '#features/pictures/contract.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { joinClassNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './sign-in-picture.module.css';

const WIDE: Variant = 'card';

/** The municipality's own drawing: above the form where there is little room, beside it where there is more. */
export function SignInPicture({ className }: { className?: string | undefined }) {
  const { tenant } = usePortal();
  const drawing = (variant: Variant, isNight: boolean) =>
    picturePath({ scene: 'bygd', colour: tenant.colour.slice(1), variant, isNight });
  const sources = (isNight: boolean) => [
    { media: '(max-width: 30em)', srcSet: drawing('phoneBanner', isNight) },
    { media: '(max-width: 61.99em)', srcSet: drawing('tabletBanner', isNight) },
  ];
  return (
    <div className={joinClassNames(styles.picture, className)}>
      <Picture
        src={drawing(WIDE, false)}
        sources={sources(false)}
        night={{ src: drawing(WIDE, true), sources: sources(true) }}
        alt=""
        {...VARIANTS[WIDE]}
        isUrgent
        isCover
      />
    </div>
  );
}
