import type { z } from 'zod';
import type { Fact, Hear, Hearing } from '#platform/server/hear.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { FactKind } from '../kinds.ts';

/** Acts in the transaction in which it happens: where it fails, nothing has happened. */
type Listener = (hearing: Hearing, fact: Fact) => Promise<void>;

/** Who hears what, in their order. */
export type Listeners = Readonly<Partial<Record<FactKind, readonly Listener[]>>>;

export const hearWith =
  (listeners: Readonly<Partial<Record<string, readonly Listener[]>>>): Hear =>
  async (hearing, facts) => {
    for (const fact of facts) {
      for (const listener of listeners[fact.kind] ?? []) await listener(hearing, fact);
    }
  };

type About = 'organisation_id' | 'subject_user_id';
type Act<Column extends About> = (hearing: Hearing, id: NonNullable<Fact[Column]>) => Promise<unknown>;

export const aboutOrganisation = (act: Act<'organisation_id'>): Listener => about('organisation_id', act);

export const aboutPerson = (act: Act<'subject_user_id'>): Listener => about('subject_user_id', act);

/** As a job: enqueued in the transaction of the fact, and run after its commit. */
export const asJob =
  <Payload extends z.ZodObject>(
    job: Job<Payload>,
    payloadOf: (fact: Fact, tenant: { key: string }) => z.output<Payload>,
  ): Listener =>
  ({ db, enqueue, tenant }, fact) =>
    enqueue(db, job, payloadOf(fact, tenant));

const about =
  <Column extends About>(column: Column, act: Act<Column>): Listener =>
  async (hearing, fact) => {
    const id = fact[column];
    if (id === null) throw new Error(`${fact.kind} was recorded without its ${column}.`);
    await act(hearing, id);
  };
