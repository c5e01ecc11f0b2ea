import {
  asObject,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '@openapi-portal/reports/json';
import {findAt, joinPointer, listValues, splitPointer} from '@openapi-portal/reports/pointer';

import {indexSchemas} from './schema-index';
import {findSubtypes} from '../schemas/variants';

function listTargets(value: JsonValue): readonly string[] {
  const {$ref, discriminator} = asObject(value);
  const {mapping, defaultMapping} = asObject(discriminator);
  const names = [...Object.values(asObject(mapping)), defaultMapping];
  const schemas = names.flatMap((name) => (typeof name === 'string' ? name : []));
  return [
    ...(typeof $ref === 'string' ? [$ref] : []),
    ...schemas.map((name) =>
      name.includes('/') ? name : joinPointer('#/components/schemas', name),
    ),
  ];
}

/**
 * Finds components that no page shows, because nothing outside of `components` references them, directly or through
 * other components.
 *
 * @param document a contract of any version whose references are pointers
 * @returns their JSON Pointers
 */
export function findUnusedComponents(document: JsonObject): readonly string[] {
  const {components, definitions, parameters, responses, ...rest} = document;
  const isSwagger = document.swagger !== undefined;
  const start = isSwagger ? '#' : '#/components';
  const kinds = isSwagger ? {definitions, parameters, responses} : asObject(components);
  const dynamicTargets = indexSchemas(document).listDynamicTargets();
  const used = new Set<string>();
  const others = [rest.paths, rest.webhooks, rest['x-webhooks']];
  const isAlone = others.every((one) => Object.keys(asObject(one)).length === 0);
  // If a contract has nothing but schemas, each schema gets a page.
  const shownAlone = isAlone ? Object.keys(asObject(asObject(components).schemas)) : [];
  const queue: JsonValue[] = [
    rest,
    ...shownAlone.map((name) => ({$ref: joinPointer('#/components/schemas', name)})),
  ];
  for (let part = queue.pop(); part !== undefined; part = queue.pop()) {
    for (const [, value] of listValues(part)) {
      const dynamic = isJsonObject(value) ? (dynamicTargets.get(value) ?? []) : [];
      for (const target of [...listTargets(value), ...dynamic]) {
        if (!target.startsWith(`${start}/`)) continue;
        const [kind = '', name = ''] = splitPointer(`#${target.slice(start.length)}`);
        const pointer = joinPointer(`${start}/${kind}`, name);
        const component = Object.hasOwn(kinds, kind) ? findAt(document, pointer) : undefined;
        if (component === undefined || used.has(pointer)) continue;
        used.add(pointer);
        queue.push(component);
        const isParent = asObject(component).discriminator !== undefined;
        const subtypes = isParent ? findSubtypes(components, pointer) : [];
        for (const [, $ref] of subtypes) queue.push({$ref});
      }
    }
  }
  // Security schemes are shown on the API's overview page, even if unused.
  const {securitySchemes: _, ...shown} = asObject(kinds);
  const all = Object.entries(shown).flatMap(([kind, group]) =>
    Object.keys(asObject(group)).map((name) => joinPointer(`${start}/${kind}`, name)),
  );
  return all.filter((pointer) => !used.has(pointer));
}
