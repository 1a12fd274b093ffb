import {
  HandHeartIcon,
  HearingLoopIcon,
  MoonIcon,
  OpenBookIcon,
  ParkingIcon,
  SignLanguageTwoHandsIcon,
  ToiletIcon,
  WheelchairIcon,
} from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { AccessibilityFact } from '../rules.ts';
import { eventDetailTexts } from '../texts/detail/token.ts';
import styles from './event-accessibility.module.css';

/** BEY-19: what makes it possible to come. Only what the organiser has said; silence is no promise. */
export function EventAccessibility({ facts }: { facts: readonly AccessibilityFact[] }) {
  const texts = useTexts(eventDetailTexts);
  if (facts.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHeading title={texts.access.heading} />
      <ul className={styles.list}>
        {facts.map((fact) => {
          const Icon = ICON[fact];
          return (
            <li key={fact} className={styles.fact}>
              <Icon aria-hidden className={styles.icon} />
              {texts.access[fact]}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const ICON: Record<AccessibilityFact, typeof WheelchairIcon> = {
  step_free: WheelchairIcon,
  accessible_toilet: ToiletIcon,
  hearing_loop: HearingLoopIcon,
  sign_language: SignLanguageTwoHandsIcon,
  calm: MoonIcon,
  companion_free: HandHeartIcon,
  accessible_parking: ParkingIcon,
  plain_language: OpenBookIcon,
};
