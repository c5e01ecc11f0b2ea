import {describe, expect, it} from 'vitest';

import {isEnough, access} from './access';
import {entities} from './entities';
import {lifecycles} from './lifecycles';

import {type Act, type Flow, flows, type Reached} from './flows';

const findLifecycle = (id: string) => {
  const found = lifecycles.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no lifecycle ${id}`);
  return found;
};

const listActs = ({steps}: Flow): readonly Act[] => steps.flatMap(({acts}) => acts);

const listReached = (flow: Flow): readonly (Reached & {readonly lane: string})[] =>
  listActs(flow).flatMap(({lane, reaches = []}) => reaches.map((reached) => ({...reached, lane})));

describe.each(flows)('the flow $id', (flow) => {
  it('reaches states that the lifecycles have', () => {
    for (const {lifecycle, state} of listReached(flow)) {
      expect(findLifecycle(lifecycle).states.map(({id}) => id)).toContain(state);
    }
  });

  it('reaches each state from the first, or from a previously reached one', () => {
    const before = new Map<string, string[]>();
    for (const {lifecycle, state} of listReached(flow)) {
      const {initial, transitions} = findLifecycle(lifecycle);
      const known = before.get(lifecycle) ?? [initial];
      const sources = transitions.filter(({to}) => to === state).map(({from}) => from);
      const isReachable = state === initial || sources.some((from) => known.includes(from));
      expect(isReachable, `${lifecycle} ${state}`).toBe(true);
      before.set(lifecycle, [...known, state]);
    }
  });

  it('lets each lane set only states that its user types may set', () => {
    for (const {lifecycle, state, lane} of listReached(flow)) {
      const {initial, transitions} = findLifecycle(lifecycle);
      const types = flow.lanes.find(({id}) => id === lane)?.userTypes ?? [];
      const ways = transitions.filter(({to}) => to === state);
      const isAllowed = ways.some(
        ({by, userTypes}) => by === 'CyberView' || userTypes.some((type) => types.includes(type)),
      );
      expect(isAllowed || state === initial, `${lane} ${lifecycle} ${state}`).toBe(true);
    }
  });

  it('only lets lanes create records of modules to which they contribute', () => {
    for (const {lifecycle, state, lane} of listReached(flow)) {
      const {initial, entity} = findLifecycle(lifecycle);
      if (state !== initial) continue;
      const module = entities.find(({id}) => id === entity)?.module ?? 'users';
      const types = flow.lanes.find(({id}) => id === lane)?.userTypes ?? [];
      const levels = types.map((type) => access[module][type]);
      expect(
        levels.some((level) => isEnough(level, 'contribute')),
        lifecycle,
      ).toBe(true);
    }
  });

  it('has at most one action per lane and step, described in a few words', () => {
    for (const {name, acts} of flow.steps) {
      const lanes = acts.map(({lane}) => lane);
      expect(new Set(lanes).size, name).toBe(lanes.length);
      lanes.forEach((lane) => expect(flow.lanes.map(({id}) => id)).toContain(lane));
      acts.forEach(({does}) => expect(does).toMatch(/^[A-Z][^.]{3,34}$/));
    }
  });

  it('repeats only between two lanes', () => {
    const circles = flow.steps.filter(({isLoop}) => isLoop);
    circles.forEach(({acts}) => expect(acts).toHaveLength(2));
  });
});

it('ends each flow in a final state of its record', () => {
  for (const flow of flows) {
    const last = listReached(flow)
      .filter(({lifecycle}) => lifecycle === flow.lifecycle)
      .at(-1)?.state;
    const state = findLifecycle(flow.lifecycle).states.find(({id}) => id === last);
    expect(state?.isFinal, flow.id).toBe(true);
  }
});
