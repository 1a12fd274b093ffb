import {
  Buildings2Icon,
  ChatIcon,
  HandshakeIcon,
  HourglassIcon,
  PencilWritingIcon,
  PersonGroupIcon,
  TasklistIcon,
} from '@navikt/aksel-icons';
import { dashboardTexts } from '#features/dashboards/texts/token.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './dashboard.module.css';

export type Task = {
  key: string;
  kind: 'person' | 'partner' | 'owner' | 'request' | 'draft' | 'queue' | 'question' | 'certificate';
  /** Whose initials or picture stands in front. */
  who?: { name: string; thumbnail_url: string | null };
  text: string;
  /** Why it is so. */
  note?: string | undefined;
  action: string;
  href: string;
};

export type Waiting = { tasks: Task[]; isPending: boolean; hasFailed: boolean; tryAgain(): void };

/** What others wait for this person to do, and what the person waits for. */
export function WaitingList({ waiting: { tasks, isPending, hasFailed, tryAgain } }: { waiting: Waiting }) {
  const { waiting: texts } = useTexts(dashboardTexts);
  return (
    <section className={styles.section} aria-labelledby="waiting">
      <h2 id="waiting">{texts.title}</h2>
      {isPending ? <Skeleton shape="block" /> : null}
      {hasFailed ? <FailedPart onTryAgain={tryAgain} /> : null}
      {!isPending && !hasFailed && tasks.length === 0 ? <p className="nb-muted">{texts.nothing}</p> : null}
      {!isPending && tasks.length > 0 ? (
        <ul className={styles.todo}>
          {tasks.map((task) => (
            <li key={task.key} className={styles.task}>
              <Sign task={task} />
              <span id={`task-${task.key}`} className={styles.words}>
                {task.text}
                {task.note ? <span className={`nb-muted ${styles.note}`}>{task.note}</span> : null}
              </span>
              <TextLink href={task.href} aria-describedby={`task-${task.key}`}>
                {task.action}
              </TextLink>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Sign({ task: { who, kind } }: { task: Task }) {
  if (who) return <Avatar name={who.name} src={who.thumbnail_url} isDecorative />;
  const Icon = ICON[kind];
  return (
    <span className={styles.round}>
      <Icon aria-hidden />
    </span>
  );
}

const ICON = {
  person: PersonGroupIcon,
  partner: HandshakeIcon,
  owner: Buildings2Icon,
  request: HourglassIcon,
  queue: HourglassIcon,
  draft: PencilWritingIcon,
  question: ChatIcon,
  certificate: TasklistIcon,
};
