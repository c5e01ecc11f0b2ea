import {describe, expect, it} from 'vitest';

import {lifecycles} from './lifecycles';
import {findOwnSteps} from './own-steps';
import {userTypes} from './user-types';

const toWords = (userType: (typeof userTypes)[number]['id']): readonly string[] =>
  findOwnSteps(userType).map(({entity, from, to}) => `${entity}: ${from.join(', ')} → ${to}`);

describe('the steps that only one user type takes', () => {
  it('are decisions for the company, which only a ciso takes', () => {
    const owners = userTypes.map(({id}) => id).filter((id) => findOwnSteps(id).length > 0);
    expect(owners).toEqual(['ciso']);
    expect(toWords('ciso')).toEqual(
      expect.arrayContaining([
        'risk: assessed → accepted',
        'assessment: submitted → closed',
        'news-item: triaged → published',
        'report: generated → approved',
      ]),
    );
  });

  it('omit steps that others may take too, and automatic ones', () => {
    const steps = toWords('ciso').join('\n');
    expect(steps).not.toContain('evidence: submitted → accepted');
    expect(steps).not.toContain('risk: accepted → assessed');
  });

  it('are listed once if several states have the same step for the same reason', () => {
    expect(toWords('ciso')).toContain(
      'project: proposed, approved, active, on_hold, completed → cancelled',
    );
    const all = lifecycles.flatMap(({transitions}) =>
      transitions.filter((way) => way.userTypes.join() === 'ciso'),
    );
    expect(findOwnSteps('ciso').flatMap(({from}) => from)).toHaveLength(all.length);
  });
});
