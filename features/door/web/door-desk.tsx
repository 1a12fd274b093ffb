import { useEffect } from 'react';
import { CodeCamera } from '#features/passes/web/code-camera.tsx';
import { MissingList } from '#features/passes/web/missing-list.tsx';
import { NetworkLine } from '#features/passes/web/network-line.tsx';
import { useSound } from '#features/passes/web/use-sound.ts';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Meter } from '#ui/meter.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { DoorList } from '../contract.ts';
import { doorTexts } from '../texts/token.ts';
import styles from './door-desk.module.css';
import { DoorResult } from './door-result.tsx';
import { PeopleList } from './people-list.tsx';
import { useDoor } from './use-door.ts';
import { countOf } from './waiting-ticks.ts';

type DoorDeskProps = {
  occurrenceId: string;
  userId: string;
  /** The list is there, from the server or from the device. */
  onList: (list: DoorList) => void;
};

/** OCC-10, BEY-04: what a user at the door needs, in one hand. Works as well without a network. */
export function DoorDesk({ occurrenceId, userId, onList }: DoorDeskProps) {
  const texts = useTexts(doorTexts);
  const { showToast } = useToasts();
  const { state, keeper } = useDoor(userId, occurrenceId);
  const { list } = state;
  useEffect(() => {
    if (list) onList(list);
  }, [list, onList]);
  const { hasSound, changeSound } = useSound();

  // A device that is full keeps nothing more: then nobody is told that it did.
  const whenKept = (work: Promise<void> | undefined) =>
    void work?.catch(() => showToast({ tone: 'danger', title: texts.not_kept }));
  const tick = (attendanceId: string, isIn: boolean) => whenKept(keeper?.tick(attendanceId, isIn));

  if (!keeper || !state.list) {
    const fault = keeper ? texts.failed[state.fault ?? 'failed'] : null;
    return <MissingList fault={fault} texts={texts} onTryAgain={() => void keeper?.refresh()} />;
  }
  const { came, all } = countOf(state.people);
  return (
    <div className={styles.desk}>
      <div className={styles.count}>
        <p className={styles.numbers}>
          <strong className={styles.came}>{came}</strong> <span className={styles.all}>{texts.of(all)}</span>{' '}
          <span className={styles.words}>{texts.came}</span>
        </p>
        <Meter value={came} limit={Math.max(all, 1)} label={texts.count(came, all)} />
      </div>
      <NetworkLine
        isCutOff={state.fault === 'offline' || state.fault === 'failed'}
        as_of={state.list.as_of}
        waitingCount={state.waitingCount}
        refusedCount={state.refused.length}
        isLasting={state.isLasting}
        onSeen={() => keeper.forgetRefused()}
      />
      <div className={styles.dock}>
        <DoorResult result={state.result} hasSound={hasSound} onTick={tick} />
        <CodeCamera onCode={(code) => whenKept(keeper.scan(code))} instead={texts.instead_of_camera} />
      </div>
      <PeopleList people={state.people} onTick={tick} />
      <CheckboxField
        kind="switch"
        label={texts.sound}
        checked={hasSound}
        onChange={(event) => changeSound(event.currentTarget.checked)}
      />
    </div>
  );
}
