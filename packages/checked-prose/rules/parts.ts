import {ELEMENTS} from 'openapi-static/names/references';
import type {Problem} from 'static-pages/reports';
import {findNearest} from 'static-pages/reports/nearest';
import type {Attribute} from '../options';
import {isParsed, type Page, type Part} from '../page';
import type {Rule, Site} from '../site';
import {toProblem} from '../site';

/** What Docusaurus and the links to contracts bring themselves. */
const OTHERS = ['Head', 'TabItem', 'Tabs', ...Object.keys(ELEMENTS)];

const suggest = (name: string, names: readonly string[]): string => {
  const nearest = findNearest(name, names);
  return nearest === undefined ? `write one of ${names.join(', ')}` : `write ${nearest}`;
};

function findWrongValue(
  part: Part,
  [name, {values, isOptional}]: readonly [string, Attribute],
  page: Page,
): readonly Problem[] {
  const value = part.attributes[name];
  const choice = `one of ${values.join(', ')}`;
  if (value === undefined) {
    const message = `<${part.name}> does not say which by ${name}="…"`;
    return isOptional ? [] : [toProblem(page, part, message, `write ${choice}`)];
  }
  if (values.includes(value)) return [];
  const message = `<${part.name}> knows no ${name}="${value}"`;
  const nearest = findNearest(value, values);
  const meant = nearest === undefined ? '' : `${name}="${nearest}", or `;
  return [toProblem(page, part, message, `write ${meant}${choice}`)];
}

function findMistakes(
  part: Part,
  page: Page,
  {components}: Pick<Site, 'components'>,
): readonly Problem[] {
  const attributes = components[part.name];
  if (attributes === undefined) {
    const message = `There is no component <${part.name}>`;
    return [
      toProblem(page, part, message, suggest(part.name, [...Object.keys(components), ...OTHERS])),
    ];
  }
  if (page.kind === 'page') {
    const message = `<${part.name}> is not drawn on a standalone page`;
    return [toProblem(page, part, message, 'move the page into docs/, or take the component out')];
  }
  const names = Object.keys(attributes);
  const unknown = Object.keys(part.attributes).filter((name) => !names.includes(name));
  return [
    ...unknown.map((name) => {
      const message = `<${part.name}> has no attribute ${name}`;
      return toProblem(
        page,
        part,
        message,
        names.length > 0 ? suggest(name, names) : 'take it out',
      );
    }),
    ...Object.entries(attributes).flatMap((attribute) => findWrongValue(part, attribute, page)),
  ];
}

/** A component that a page places is one that the site knows, with attributes and values that it knows. */
export const findUnknownParts: Rule = (page, site) => {
  if (!isParsed(page.content)) return [];
  const {parts, ownNames} = page.content;
  return parts
    .filter(({name}) => !OTHERS.includes(name) && !ownNames.includes(name))
    .flatMap((part) => findMistakes(part, page, site));
};
