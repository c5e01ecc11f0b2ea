import {ELEMENTS} from '@openapi-portal/api-names';
import {findNearest, type Mistake} from '@openapi-portal/reports';

import type {Attribute} from '../options';
import type {PagePart} from '../page';
import {findProblemsIn, findVersionOf, type ProseRule, type ProseSite, suggest} from '../site';

/** Names that are not in `components`: components of Docusaurus, and elements that `createLinkNames` replaces. */
const OTHERS = ['Head', 'TabItem', 'Tabs', ...Object.keys(ELEMENTS)];

function findWrongValue(
  {name: part, attributes}: PagePart,
  [name, {values, isOptional}]: readonly [string, Attribute],
): Mistake | undefined {
  const value = attributes[name];
  const choice = `one of ${values.join(', ')}`;
  if (value === undefined) {
    const message = `<${part}> needs the attribute ${name}="…"`;
    return isOptional ? undefined : {message, fix: `write ${choice}`};
  }
  if (values.includes(value)) return undefined;
  const nearest = findNearest(value, values);
  const meant = nearest === undefined ? '' : `${name}="${nearest}", or `;
  return {message: `<${part}> does not support ${name}="${value}"`, fix: `write ${meant}${choice}`};
}

function findUnknownAttributes(part: PagePart, names: readonly string[]): readonly Mistake[] {
  const unknown = Object.keys(part.attributes).filter((name) => !names.includes(name));
  const otherwise = names.length > 0 ? `write one of ${names.join(', ')}` : 'remove it';
  return unknown.map((name) => ({
    message: `<${part.name}> has no attribute ${name}`,
    fix: suggest(name, names, otherwise),
  }));
}

function findMistakes(
  part: PagePart,
  components: ProseSite['components'],
): Mistake | readonly Mistake[] {
  const attributes = components[part.name];
  if (attributes === undefined) {
    const names = [...Object.keys(components), ...OTHERS];
    const fix = suggest(part.name, names, `write one of ${names.join(', ')}`);
    return {message: `The component <${part.name}> does not exist`, fix};
  }
  return [
    ...findUnknownAttributes(part, Object.keys(attributes)),
    ...Object.entries(attributes).flatMap((attribute) => findWrongValue(part, attribute) ?? []),
  ];
}

/** Checks that the components on a page exist and have valid attributes. */
export const findUnknownParts: ProseRule = (page, site) => {
  const {components} = site;
  const version = findVersionOf(page, site);
  const {parts, ownNames} = page.content;
  const ours = parts.filter(({name}) => !OTHERS.includes(name) && !ownNames.includes(name));
  return findProblemsIn(page, ours, (part) => {
    const isDrawn = page.kind !== 'page' || components[part.name] === undefined;
    if (isDrawn) {
      const found = [findMistakes(part, components)].flat();
      if (version === undefined) return found;
      // Components render the current product, so values from the time of an older docs version may no longer
      // exist.
      return found.map(({message, fix}) => ({
        message: `${message}; version ${version.name} shows the current product model`,
        fix: `${fix}, or replace the component with text about the product at that time`,
      }));
    }
    const message = `<${part.name}> does not work on a standalone page`;
    return {message, fix: 'move the page into docs/, or remove the component'};
  });
};
