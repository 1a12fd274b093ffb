import styles from './announcement-body.module.css';
import { splitLinks } from './split-links.ts';

/** All of it, with its addresses as links; only those who open the line need it. */
export const AnnouncementBody = ({ text }: { text: string }) =>
  splitLinks(text).map((part) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <a key={part.at} className={styles.link} href={part.href} rel="noreferrer">
        {part.href.slice('https://'.length)}
      </a>
    ),
  );
