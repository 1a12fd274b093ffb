/** The jobs of one queue that ask the same service. */
type Lane = { running: number; failures: number; pausedUntilMs: number };

type LaneOptions = { atOnce: number; nowMs(): number };

/** The lane of jobs that ask no service in particular. */
export const COMMON_LANE = '';

const FIRST_PAUSE_MS = 1000;
/** Also for a service that asks for more: it may have recovered, and one try costs it little. */
const MAX_PAUSE_MS = 5 * 60_000;

/** How many jobs run in each lane, and which lanes hold back because their service does not keep up. */
export function laneKeeper({ atOnce, nowMs }: LaneOptions) {
  const newLane = (): Lane => ({ running: 0, failures: 0, pausedUntilMs: 0 });
  const lanes = new Map([[COMMON_LANE, newLane()]]);
  const roomIn = ({ running, pausedUntilMs }: Lane): number => (pausedUntilMs > nowMs() ? 0 : atOnce - running);
  const isShut = (lane: Lane): boolean => roomIn(lane) <= 0;

  return {
    shut: (): string[] => [...lanes].filter(([, lane]) => isShut(lane)).map(([name]) => name),
    /** So many fit in whichever open lane they belong to. */
    room: (): number => Math.min(atOnce, ...[...lanes.values()].filter((lane) => !isShut(lane)).map(roomIn)),
    begin(name: string) {
      const lane = lanes.get(name) ?? newLane();
      lanes.set(name, lane);
      lane.running += 1;
      const begunAtMs = nowMs();
      return {
        end(): void {
          lane.running -= 1;
        },
        succeed(): void {
          lane.failures = 0;
        },
        /** Those that were under way together fail together, which counts as one failure. */
        pause(askedForMs: number): void {
          if (lane.failures === 0 || begunAtMs >= lane.pausedUntilMs) lane.failures += 1;
          const backoffMs = FIRST_PAUSE_MS * 2 ** (lane.failures - 1);
          const pauseMs = Math.min(MAX_PAUSE_MS, Math.max(backoffMs, askedForMs));
          lane.pausedUntilMs = Math.max(lane.pausedUntilMs, nowMs() + pauseMs);
        },
      };
    },
  };
}
