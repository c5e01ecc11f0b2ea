import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {entities, type Entity} from './entities';

interface Schema {
  readonly $ref?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const {components} = parse(readFileSync('openapi/ciso-api.yaml', 'utf8')) as {
  components: {schemas: Readonly<Record<string, Schema>>};
};

/** Resolves references and array items to the schema of a single value. */
function resolve(schema: Schema): Schema {
  const target = schema.$ref?.split('/').at(-1);
  if (target !== undefined) return resolve(components.schemas[target] ?? {});
  return schema.items === undefined ? schema : resolve(schema.items);
}

describe('the entities', () => {
  it('have unique letters in their keys, and show them in the example', () => {
    const letters = entities.flatMap(({key}) => key ?? []);
    expect(new Set(letters).size).toBe(letters.length);
    for (const {key, keyExample} of entities) {
      if (key !== undefined) expect(keyExample).toMatch(new RegExp(`^${key}-[0-9]{4}$`));
    }
  });
});

describe.each(entities)('the fields of $name', ({fields}) => {
  it('are at least five, each named once', () => {
    expect(fields.length).toBeGreaterThanOrEqual(5);
    expect(new Set(fields.map(({name}) => name)).size).toBe(fields.length);
  });

  it('have names in record notation and say why they matter', () => {
    for (const {name, type, why} of fields) {
      expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(type).not.toBe('');
      expect(why).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('have an example among their values', () => {
    for (const {name, values, example} of fields) {
      if (values === undefined) continue;
      expect(
        values.map(({value}) => value),
        name,
      ).toContain(example);
      values.forEach(({meaning}) => expect(meaning).toMatch(/[.?]$/));
    }
  });

  it('describe each value for the table of values', () => {
    for (const {name, values = [], detailHead} of fields) {
      if (detailHead === undefined) continue;
      expect(values, name).not.toEqual([]);
      values.forEach(({value, detail}) => expect(detail, `${name} ${value}`).toMatch(/[^.]$/));
    }
  });

  it('have as many values as their type says', () => {
    const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    for (const {name, type, values} of fields) {
      const word = /^one (?:or both )?of (\w+)/.exec(type)?.[1];
      if (word !== undefined) expect(words.indexOf(word) + 1, name).toBe(values?.length);
    }
  });
});

describe('the fields of vulnerabilities and markings', () => {
  const find = (entity: string, name: string) =>
    entities.find(({id}) => id === entity)?.fields.find((field) => field.name === name);

  it('compare CPE names and package URLs with those of an asset', () => {
    expect(find('asset', 'cpe')?.why).toContain('CPE names');
    expect(find('asset', 'purl')?.why).toContain('package URLs');
    expect(find('vulnerability', 'cvss')?.why).toContain('4.0 comes before 3.1');
  });

  it('do not let a mitigation change a deadline', () => {
    expect(find('exposure', 'mitigation')?.why).toContain('neither state nor priority nor due');
  });

  it.each(['TLP:AMBER', 'TLP:AMBER+STRICT'])('hide %s from vendors', (marking) => {
    const value = find('news-item', 'tlp')?.values?.find((one) => one.value === marking);
    expect(value?.detail).toBe('CISO, members and contractors who need to know');
  });

  it('allow controls without a reference control', () => {
    expect(find('control', 'requirements')?.required).toBe(false);
  });
});

describe('the entities of the API', () => {
  const inContract: readonly [string, Entity][] = entities
    .filter(({contract}) => contract)
    .map((entity) => [entity.id === 'company' ? 'Company' : 'User', entity]);

  it.each(inContract)('have the fields and values of the schema %s', (name, {fields}) => {
    const properties = components.schemas[name]?.properties ?? {};
    for (const field of fields) {
      expect(Object.keys(properties)).toContain(field.name);
      const allowed = resolve(properties[field.name] ?? {}).enum;
      expect(field.values?.map(({value}) => value).sort(), field.name).toEqual(
        allowed === undefined ? undefined : [...allowed].sort(),
      );
    }
  });
});
