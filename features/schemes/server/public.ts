export { type ChildFacts, isYes, why } from '../why.ts';
export {
  allRunningVersions,
  type DecidedVersion,
  decidedVersion,
  runningVersionOf,
  runningVersions,
  toldVersion,
} from './running-version.ts';
export { whyNot } from './tell-why.ts';
