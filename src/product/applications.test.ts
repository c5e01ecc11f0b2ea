import {existsSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {access} from './access';
import {applications} from './applications';
import {applicationIds, moduleIds} from './ids';
import {userTypes} from './user-types';

describe('the applications', () => {
  it('are the four in the order of the tables', () => {
    expect(applications.map(({id}) => id)).toEqual(applicationIds);
  });

  it('are each the home of the user types that name them', () => {
    for (const application of applications) {
      const home = userTypes.filter((type) => type.application === application.id);
      expect(application.userTypes).toEqual(home.map(({id}) => id));
    }
  });

  it('show the modules in which their user types have an access level, and no other', () => {
    for (const {id, userTypes: types, modules} of applications) {
      const open = moduleIds.filter((module) =>
        types.some((type) => access[module][type] !== 'none'),
      );
      expect(modules, id).toEqual(open);
    }
  });

  it('say why they leave modules out, where they do', () => {
    for (const {id, modules, leavesOutBecause} of applications) {
      const isWhole = modules.length === moduleIds.length;
      expect(leavesOutBecause ?? 'nothing.', id).toMatch(isWhole ? /^nothing\.$/ : /^[A-Z].*\.$/);
    }
  });

  it('have a page', () => {
    for (const {page} of applications) expect(existsSync(`.${page}.mdx`), page).toBe(true);
  });
});
