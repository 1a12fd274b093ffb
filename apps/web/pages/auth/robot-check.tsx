import { useIdentityTexts } from '#features/identity/web/use-identity-texts.ts';
import styles from './robot-check.module.css';

/** There from the start, so that the words are read out when they come. */
export function RobotCheck({ isWorking }: { isWorking: boolean }) {
  const { checking_robot } = useIdentityTexts();
  return (
    <p role="status" className={styles.words}>
      {isWorking ? checking_robot : null}
    </p>
  );
}
