import {describe, expect, it} from 'vitest';

import {entities} from './entities';
import {lifecycles} from './lifecycles';
import {modules} from './modules';
import {records} from './running-example';
import {userTypes} from './user-types';

import {chains, decisions, timelines} from './flows';

const findEntity = (id: string) => {
  const found = entities.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no entity ${id}`);
  return found;
};

/** Returns true if a field of the kind of record `holder` contains records of the kind `held`. */
function isNamedBy(holder: string, held: string): boolean {
  const {name, plural} = findEntity(held);
  const types = [name, `list of ${plural}`].map((type) => type.toLowerCase());
  return findEntity(holder).fields.some(({type}) => types.includes(type));
}

/** Returns true if the module of one kind of record passes data to the module of another. */
function isFed(from: string, to: string): boolean {
  const feeds = modules.find(({id}) => id === findEntity(from).module)?.feeds ?? [];
  return feeds.some((feed) => feed.to === findEntity(to).module);
}

describe.each(chains)('the chain $id', ({links}) => {
  it('links each kind of record to a related one', () => {
    links.slice(1).forEach(({entity: to}, index) => {
      const from = links[index]?.entity ?? '';
      const isLinked = isNamedBy(from, to) || isNamedBy(to, from) || isFed(from, to);
      expect(isLinked, `${from} → ${to}`).toBe(true);
    });
  });

  it('describes for each kind but the last how it leads to the next', () => {
    const phrases = links.map(({leads}) => leads);
    expect(phrases.at(-1)).toBeUndefined();
    expect(phrases.slice(0, -1)).not.toContain(undefined);
  });

  it('names the records of the example by their keys', () => {
    for (const {entity, example} of links) {
      const record = records.find(({key}) => key === example);
      if (findEntity(entity).key !== undefined) expect(record?.entity, example).toBe(entity);
    }
  });
});

describe('the questions that identify a user type', () => {
  /** A word in each user type's description that distinguishes the type from all others. */
  const signs = {
    auditor: 'independent',
    ciso: 'accountable',
    member: 'employ',
    vendor: 'sell',
    outsource: 'limited time',
  };
  const questions = decisions.find(({id}) => id === 'user-type')?.questions ?? [];

  it('reach each of the types once, and no other', () => {
    expect(questions.map(({yes}) => yes).sort()).toEqual(userTypes.map(({id}) => id).sort());
  });

  it('only ask for facts of the model about that type', () => {
    for (const {asks, yes} of questions) {
      const sign = signs[yes];
      expect(asks).toContain(sign);
      const types = userTypes.filter(({who}) => who.includes(sign)).map(({id}) => id);
      expect(types, sign).toEqual([yes]);
    }
  });

  it('ask about independence before employment, because an internal auditor is employed too', () => {
    const order = questions.map(({yes}) => yes);
    expect(order.indexOf('auditor')).toBeLessThan(order.indexOf('member'));
  });
});

describe.each(timelines)('the timeline of the $id', ({lifecycle, moments}) => {
  const {initial, states, transitions} = lifecycles.find(({id}) => id === lifecycle) ?? {
    initial: '',
    states: [],
    transitions: [],
  };

  it('goes from the first state to the last, as the lifecycle allows', () => {
    expect(moments[0]?.state).toBe(initial);
    expect(states.find(({id}) => id === moments.at(-1)?.state)?.isFinal).toBe(true);
    moments.slice(1).forEach(({state: to}, index) => {
      const from = moments[index]?.state;
      const isAllowed = transitions.some((way) => way.from === from && way.to === to);
      expect(isAllowed || from === to, `${from} → ${to}`).toBe(true);
    });
  });

  it('shows that access can be extended', () => {
    const ways = moments.map(({state}, index) => `${moments[index - 1]?.state} ${state}`);
    expect(ways).toContain('expired active');
  });
});
