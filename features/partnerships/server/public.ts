export { areCohosts, cohostsOf } from './cohosts.ts';
