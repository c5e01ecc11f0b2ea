import product from '#product';

import {describe, expect, it} from 'vitest';

import {access, isEnough} from './access';
import {entities} from './entities';
import {records} from './running-example';
import {userTypes} from './user-types';

const {courses} = product;

describe('the courses', () => {
  it('have a unique key each, in order', () => {
    const keys = courses.map(({id}) => id);
    expect(keys).toEqual([...new Set(keys)].sort());
    keys.forEach((key) => expect(key).toMatch(/^CRS-\d{4}$/));
  });

  it('are required of all user types that may take courses, and of no other', () => {
    const owing = new Set(courses.flatMap(({audience}) => audience));
    const able = userTypes.filter(({id}) => isEnough(access.university[id], 'contribute'));
    expect(userTypes.filter(({id}) => owing.has(id))).toEqual(able);
  });

  it('name each user type once, in the order of all tables', () => {
    for (const {id, audience} of courses) {
      expect(audience, id).toEqual(
        userTypes.map((type) => type.id).filter((type) => audience.includes(type)),
      );
    }
  });

  it('include the course in the example fields', () => {
    const {keyExample, fields = []} = entities.find(({id}) => id === 'course') ?? {};
    const findExample = (name: string) => fields.find((field) => field.name === name)?.example;
    const shown = courses.find(({id}) => id === keyExample);
    expect(shown?.title).toBe(records.find(({key}) => key === keyExample)?.name);
    expect(shown?.title).toBe(findExample('title'));
    expect(shown?.audience.join(', ')).toBe(findExample('audience'));
    expect(String(shown?.validityMonths)).toBe(findExample('validity_months'));
  });
});
