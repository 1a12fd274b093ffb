/**
 * An answer that is JSON already, because PostgreSQL wrote it: to take it apart and write it down again would cost more
 * than the rest of the call. Nobody leaves anything out of it on its way, so its statement names every field to the
 * innermost, and is read with `writtenJson`, by which the tests hold it against the contract (decision 0118).
 */
export class WrittenAnswer<Answer> {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }

  read(): Answer {
    return JSON.parse(this.json);
  }
}

/** For who looks into an answer, whichever way it was given. */
export const readAnswer = (answer: unknown): unknown => (answer instanceof WrittenAnswer ? answer.read() : answer);
