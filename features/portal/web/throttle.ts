/** Does something at once, but not again before so long has passed; what was asked for meanwhile is done then, once. */
export function throttle(work: () => void, restMs: number): { run(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;

  function run() {
    if (timer !== undefined) {
      isAsked = true;
      return;
    }
    isAsked = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isAsked) run();
    }, restMs);
    work();
  }

  return {
    run,
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
