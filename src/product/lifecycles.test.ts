import {describe, expect, it} from 'vitest';

import {access, isEnough} from './access';
import {entities} from './entities';
import {type Lifecycle, lifecycles} from './lifecycles';

function findReachable({initial, transitions}: Lifecycle): readonly string[] {
  const reached = new Set([initial]);
  for (const state of reached) {
    transitions.filter(({from}) => from === state).forEach(({to}) => reached.add(to));
  }
  return [...reached];
}

describe('the lifecycles', () => {
  it('exist for every entity but two', () => {
    const moved = lifecycles.map(({entity}) => entity);
    expect([...moved, 'framework', 'third-party'].sort()).toEqual(
      entities.map(({id}) => id).sort(),
    );
  });
});

describe('the kinds of states', () => {
  const states = lifecycles.flatMap((lifecycle) =>
    lifecycle.states.map((state) => ({
      ...state,
      name: `${lifecycle.id} ${state.id}`,
      isInitial: state.id === lifecycle.initial,
    })),
  );

  it('are all used', () => {
    expect([...new Set(states.map(({kind}) => kind))].sort()).toEqual([
      'active',
      'closed',
      'done',
      'new',
      'refused',
      'waiting',
    ]);
  });

  it('are new, active or waiting for an initial state', () => {
    const others = states.filter(
      ({kind, isInitial}) => isInitial && !['new', 'active', 'waiting'].includes(kind),
    );
    expect(others).toEqual([]);
  });

  it('mark a record as new only at its start', () => {
    expect(states.filter(({kind, isInitial}) => kind === 'new' && !isInitial)).toEqual([]);
  });

  it('are done, closed, refused or parked for a final state', () => {
    const others = states.filter(
      ({kind, isFinal = false}) => isFinal && !['done', 'closed', 'refused'].includes(kind),
    );
    expect(others.map(({name, kind}) => `${name}: ${kind}`)).toEqual(['idea parked: waiting']);
  });

  it('let every waiting record move on, unless it is parked', () => {
    const movable = new Set(
      lifecycles.flatMap(({id, transitions}) => transitions.map(({from}) => `${id} ${from}`)),
    );
    const stuck = states.filter(({kind, name}) => kind === 'waiting' && !movable.has(name));
    expect(stuck.map(({name}) => name)).toEqual(['idea parked']);
  });

  it.each([
    ['assessment', 'submitted'],
    ['evidence', 'submitted'],
    ['exposure', 'fixed'],
    ['finding', 'ready_for_review'],
    ['project', 'completed'],
    ['task', 'done'],
  ])('keep a record waiting until another person has reviewed it: %s %s', (id, state) => {
    expect(states.find(({name}) => name === `${id} ${state}`)?.kind).toBe('waiting');
  });
});

describe.each(lifecycles)('the lifecycle of $name', (lifecycle) => {
  const {id, entity, states, transitions} = lifecycle;
  const stateIds = states.map((state) => state.id);

  it('names each state once', () => {
    expect(new Set(stateIds).size).toBe(stateIds.length);
  });

  it('only moves between its states', () => {
    const named = new Set(transitions.flatMap(({from, to}) => [from, to]));
    expect([...named].filter((state) => !stateIds.includes(state))).toEqual([]);
  });

  it('has at most one transition from one state to another', () => {
    const ways = transitions.map(({from, to}) => `${from} → ${to}`);
    expect(new Set(ways).size).toBe(ways.length);
  });

  it('reaches every state from the first one', () => {
    expect([...findReachable(lifecycle)].sort()).toEqual([...stateIds].sort());
  });

  it('ends in a final state, unless the record is reopened', () => {
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

describe('the lifecycle of an account', () => {
  const ways = lifecycles.find(({id}) => id === 'user')?.transitions ?? [];

  it('returns from expired to the earlier state: signed in before, or only invited', () => {
    const back = ways.filter(({from, to}) => from === 'expired' && to !== 'deleted');
    expect(back.map(({to}) => to)).toEqual(['active', 'invited']);
    expect(back[1]?.when).toContain('never accepted the invitation');
    back.forEach(({needs}) => expect(needs).toContain('at most 366 days ahead'));
  });

  it('ends sessions and tokens with a suspension', () => {
    const {states} = lifecycles.find(({id}) => id === 'user') ?? {states: []};
    const suspended = states.find(({id}) => id === 'suspended');
    expect(suspended?.meaning).toContain('all sessions and tokens are revoked');
  });

  it("suspends and deletes an auditor's account only at the request of its sponsor", () => {
    const ends = ways.filter(({from, to}) => from === 'active' && /suspended|deleted/.test(to));
    expect(ends).toHaveLength(2);
    ends.forEach(({needs}) => expect(needs).toContain("for an auditor, the sponsor's request"));
  });

  it('only allows active accounts to be suspended', () => {
    expect(ways.filter(({to}) => to === 'suspended').map(({from}) => from)).toEqual(['active']);
  });
});

describe('an exposure whose CVE record is rejected', () => {
  const ways = lifecycles.find(({id}) => id === 'exposure')?.transitions ?? [];
  const out = ways.filter(({to}) => to === 'withdrawn');

  it('is withdrawn from each undecided state, with one of two reasons', () => {
    expect(out.map(({from}) => from)).toEqual(['new', 'under_investigation', 'affected']);
    out.forEach(({needs}) => expect(needs).toContain('not_a_flaw or moved'));
    const reason = entities
      .find(({id}) => id === 'exposure')
      ?.fields.find(({name}) => name === 'reason');
    expect(reason?.values?.map(({value}) => value)).toEqual(['not_a_flaw', 'moved']);
  });
});

describe('the rules for vendors and verifiers', () => {
  const find = (id: string, to: string) =>
    lifecycles.find((one) => one.id === id)?.transitions.find((way) => way.to === to);

  it('let evidence name the question of a questionnaire, whose respondent sees no control', () => {
    expect(find('evidence', 'submitted')?.userTypes).toContain('vendor');
    expect(find('evidence', 'submitted')?.needs).toContain('in a questionnaire the question');
    const control = entities
      .find(({id}) => id === 'evidence')
      ?.fields.find(({name}) => name === 'control');
    expect(control?.required).toBe(false);
    expect(control?.why).toContain('required except in a questionnaire');
  });

  it('assign a task without a verifier to a ciso', () => {
    expect(find('task', 'verified')?.by).toBe('verifier, or CISO where the task names none');
  });
});

describe('global rules', () => {
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
    ['finding', 'open', 'risk_accepted', 'the severity observation'],
    ['finding', 'ready_for_review', 'risk_accepted', 'the severity observation'],
    ['requirement-result', 'not_assessed', 'not_applicable', 'clauses 4 to 10'],
    ['exposure', 'affected', 'accepted', 'who does not own it has accepted'],
    ['user', 'active', 'suspended', 'neither the last active CISO'],
    ['user', 'active', 'deleted', 'neither the last active CISO'],
    ['user', 'invited', 'deleted', "for an auditor, the sponsor's request"],
    ['user', 'suspended', 'deleted', "for an auditor, the sponsor's request"],
  ])('are next to the change of %s from %s to %s', (id, from, to, needs) => {
    expect(findNeeds(id, from, to)).toContain(needs);
  });
});
