import type {EntityId} from './ids';
import {lifecycles, type Transition} from './lifecycles';
import type {UserTypeId} from './user-types';

/** A step from one state to another, or from several for the same reason. */
export interface OwnStep extends Pick<Transition, 'to' | 'when' | 'needs'> {
  readonly entity: EntityId;
  readonly from: readonly string[];
}

const isOwn = ({userTypes}: Transition, userType: UserTypeId): boolean =>
  userTypes.length > 0 && userTypes.every((one) => one === userType);

const isSame = (step: OwnStep, {to, when, needs}: Transition): boolean =>
  step.to === to && step.when === when && step.needs === needs;

/** The steps that nobody but one user type may take, in the order of the lifecycles. */
export function findOwnSteps(userType: UserTypeId): readonly OwnStep[] {
  return lifecycles.flatMap(({entity, transitions}) => {
    const own = transitions.filter((transition) => isOwn(transition, userType));
    return own.reduce<readonly OwnStep[]>((steps, transition) => {
      if (!steps.some((step) => isSame(step, transition))) {
        const {to, when, needs} = transition;
        return [
          ...steps,
          {entity, from: [transition.from], to, when, ...(needs !== undefined && {needs})},
        ];
      }
      return steps.map((step) =>
        isSame(step, transition) ? {...step, from: [...step.from, transition.from]} : step,
      );
    }, []);
  });
}
