type Step = () => Promise<unknown>;

/** What is open is ended in the reverse order, whatever happens on the way, also when a user presses Ctrl-C. */
export async function withCleanUp(work: (endLater: (step: Step) => void) => Promise<void>): Promise<void> {
  const steps: Step[] = [];
  const endAll = async () => {
    for (let step = steps.pop(); step; step = steps.pop()) {
      await step().catch((error: unknown) => console.error('Could not end something:', error));
    }
  };
  const onSignal = () => void endAll().then(() => process.exit(130));
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
  try {
    await work((step) => steps.push(step));
  } finally {
    await endAll();
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  }
}
