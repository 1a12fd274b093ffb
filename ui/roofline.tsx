import { joinClassNames } from './class-names.ts';
import styles from './roofline.module.css';

type RooflineProps = {
  /** Takes the colour of the text around it unless the class says otherwise. */
  className?: string | undefined;
};

/** The signature of the portal: the roofs of a small town. Above the footer and in the account card, nowhere else. */
export function Roofline({ className }: RooflineProps) {
  return <div className={joinClassNames(styles.roofline, className)} aria-hidden />;
}
