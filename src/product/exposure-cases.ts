import type {PriorityInputs} from './exposure-priority';

/** An exposure as it is, or as it would be in other circumstances. */
export interface ExposureCase {
  /** What sets it apart from the exposure of the example, as a phrase. */
  readonly what: string;
  /** What is known about it: what is missing here, nobody knows. */
  readonly inputs: PriorityInputs;
}

/** The exposure of the example, and how soon it would have to end if one fact or two were others. */
export const exposureCases: readonly ExposureCase[] = [
  {
    what: 'nothing: VUL-0088 as it is',
    inputs: {isInKev: true, isExposed: true, impact: 'total'},
  },
  {
    what: 'the gateway serves the inner network only',
    inputs: {isInKev: true, isExposed: false, impact: 'total'},
  },
  {
    what: 'it does, and a test shows that no attack can be automated',
    inputs: {isInKev: true, isExposed: false, isAutomatable: false, impact: 'total'},
  },
  {
    what: 'the flaw is not in KEV, and no attack can be automated',
    inputs: {isInKev: false, isExposed: true, isAutomatable: false, impact: 'total'},
  },
  {
    what: 'the flaw is not in KEV, and the gateway serves the inner network',
    inputs: {isInKev: false, isExposed: false, impact: 'total'},
  },
  {
    what: 'the same, and no attack can be automated',
    inputs: {isInKev: false, isExposed: false, isAutomatable: false, impact: 'total'},
  },
];
