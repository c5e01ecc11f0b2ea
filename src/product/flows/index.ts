import {assignment} from './assignment';
import {audit} from './audit';
import type {Flow} from './flow';
import {questionnaire} from './questionnaire';

export {type Chain, type ChainLink, chains} from './chains';
export {type Decision, decisions} from './decisions';
export type {Act, Flow, Reached} from './flow';
export {type Right, rights} from './rights';
export {API, type Exchange, type FlowPart, type Sequence, sequences} from './sequences';
export {type Timeline, timelines} from './timelines';

/** How the company works together with those outside. */
export const flows: readonly Flow[] = [audit, assignment, questionnaire];
