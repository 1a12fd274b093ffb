export { isYes, why } from '../why.ts';
export { type DecidedVersion, decidedVersion, runningVersions } from './running-version.ts';
