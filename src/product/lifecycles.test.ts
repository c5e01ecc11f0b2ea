import {describe, expect, it} from 'vitest';

import {access, isEnough} from './access';
import {entities} from './entities';
import {lifecycleIds} from './ids';
import {type Lifecycle, lifecycles} from './lifecycles';

function findReachable({initial, transitions}: Lifecycle): readonly string[] {
  const reached = new Set([initial]);
  for (const state of reached) {
    transitions.filter(({from}) => from === state).forEach(({to}) => reached.add(to));
  }
  return [...reached];
}

describe('the lifecycles', () => {
  it('have an identifier each, and are all there', () => {
    expect(lifecycles.map(({id}) => id).sort()).toEqual([...lifecycleIds].sort());
  });

  it('belong to the entity that names them', () => {
    for (const {id, entity} of lifecycles) {
      expect(entities.find((one) => one.id === entity)?.lifecycle, id).toBe(id);
    }
  });
});

describe.each(lifecycles)('the lifecycle of $name', (lifecycle) => {
  const {id, entity, states, transitions} = lifecycle;
  const stateIds = states.map((state) => state.id);

  it('names each state once', () => {
    expect(new Set(stateIds).size).toBe(stateIds.length);
  });

  it('moves between states that it has', () => {
    const named = new Set(transitions.flatMap(({from, to}) => [from, to]));
    expect([...named].filter((state) => !stateIds.includes(state))).toEqual([]);
  });

  it('has one way at most from one state to another', () => {
    const ways = transitions.map(({from, to}) => `${from} → ${to}`);
    expect(new Set(ways).size).toBe(ways.length);
  });

  it('reaches every state from the first one', () => {
    expect([...findReachable(lifecycle)].sort()).toEqual([...stateIds].sort());
  });

  it('ends where a state is final, unless it is reopened', () => {
    for (const {id: state, isFinal = false} of states) {
      const ways = transitions.filter(({from, isReopening}) => from === state && !isReopening);
      expect(ways.length === 0, `${state} is final`).toBe(isFinal);
    }
  });

  it('says what each state means and what triggers each move', () => {
    states.forEach(({meaning}) => expect(meaning).toMatch(/^[A-Z].*\.$/));
    transitions.forEach(({when, needs = 'nothing'}) => {
      expect(when).toMatch(/^[a-z].*[^.]$/);
      expect(needs).toMatch(/[^.]$/);
    });
  });

  it('is moved by CyberView, or by user types that may write in the module', () => {
    const area = entities.find((one) => one.id === entity)?.module;
    for (const {by, userTypes} of transitions) {
      expect(by === 'CyberView' || by === 'product team').toBe(userTypes.length === 0);
      if (area !== undefined) {
        userTypes.forEach((type) =>
          expect(isEnough(access[area][type], 'contribute'), `${id}: ${type}`).toBe(true),
        );
      }
    }
  });
});

describe('the rules that hold everywhere', () => {
  const findNeeds = (id: string, from: string, to: string) =>
    lifecycles
      .find((lifecycle) => lifecycle.id === id)
      ?.transitions.find((way) => way.from === from && way.to === to)?.needs;

  it.each([
    ['evidence', 'submitted', 'accepted', 'other than the uploader'],
    ['evidence', 'submitted', 'rejected', 'other than the uploader'],
    ['task', 'done', 'verified', 'other than the assignee'],
    ['risk', 'assessed', 'accepted', 'other than the risk owner, and an end date'],
    ['finding', 'open', 'risk_accepted', 'who does not own it has accepted, with an end date'],
    ['exposure', 'affected', 'accepted', 'who does not own it has accepted'],
    ['user', 'active', 'suspended', 'neither the last active ciso'],
    ['user', 'active', 'deleted', 'neither the last active ciso'],
  ])('stand beside the move of %s from %s to %s', (id, from, to, needs) => {
    expect(findNeeds(id, from, to)).toContain(needs);
  });
});
