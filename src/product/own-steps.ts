import type {EntityId} from './ids';
import {lifecycles, type Transition} from './lifecycles';
import type {UserTypeId} from './user-types';

/** A transition from one state to another, or from several states for the same reason. */
export interface OwnStep extends Pick<Transition, 'to' | 'when' | 'needs'> {
  readonly entity: EntityId;
  readonly from: readonly string[];
}

const isOwn = ({userTypes}: Transition, userType: UserTypeId): boolean =>
  userTypes.length > 0 && userTypes.every((one) => one === userType);

const isSame = (step: OwnStep, {to, when, needs}: Transition): boolean =>
  step.to === to && step.when === when && step.needs === needs;

/** Lists the transitions that only one user type can make, those to final states with several ways last. */
export function findOwnSteps(userType: UserTypeId): readonly OwnStep[] {
  return lifecycles.flatMap(({entity, states, transitions}) => {
    const own = transitions.filter((transition) => isOwn(transition, userType));
    const steps = own.reduce<readonly OwnStep[]>((found, transition) => {
      const same = found.find((step) => isSame(step, transition));
      const from = [...(same?.from ?? []), transition.from];
      if (same !== undefined) return found.map((step) => (step === same ? {...same, from} : step));
      const {to, when, needs} = transition;
      return [...found, {entity, from, to, when, ...(needs !== undefined && {needs})}];
    }, []);
    const isEnd = ({to}: OwnStep): boolean =>
      states.some(({id, isFinal}) => id === to && isFinal) &&
      transitions.filter((transition) => transition.to === to).length > 1;
    return [...steps.filter((step) => !isEnd(step)), ...steps.filter(isEnd)];
  });
}
