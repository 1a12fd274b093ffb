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
import styles from '#features/dashboards/web/dashboard.module.css';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Task, Waiting } from './use-waiting.ts';

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
