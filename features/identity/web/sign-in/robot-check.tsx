import { useTexts } from '#platform/web/language.tsx';
import { identityTexts } from '../../texts/token.ts';
import styles from './robot-check.module.css';

/** There from the start, so that the words are read out when they come. */
export function RobotCheck({ isWorking }: { isWorking: boolean }) {
  const { checking_robot } = useTexts(identityTexts);
  return (
    <p role="status" className={styles.words}>
      {isWorking ? checking_robot : null}
    </p>
  );
}
