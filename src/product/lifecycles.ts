import {auditLifecycles} from './lifecycles/audits';
import {complianceLifecycles} from './lifecycles/compliance';
import {inventoryLifecycles} from './lifecycles/inventory';
import type {Lifecycle} from './lifecycles/lifecycle';
import {peopleLifecycles} from './lifecycles/people';
import {riskLifecycles} from './lifecycles/risks';
import {threatLifecycles} from './lifecycles/threats';
import {workLifecycles} from './lifecycles/work';

export {stateKinds} from './lifecycles/lifecycle';
export type {Lifecycle, Transition} from './lifecycles/lifecycle';

/** The states of every kind of record that has some, with the ways between them. */
export const lifecycles: readonly Lifecycle[] = [
  ...inventoryLifecycles,
  ...complianceLifecycles,
  ...auditLifecycles,
  ...threatLifecycles,
  ...riskLifecycles,
  ...workLifecycles,
  ...peopleLifecycles,
];
