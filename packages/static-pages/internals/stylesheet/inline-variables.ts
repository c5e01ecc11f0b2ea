import postcss, {type Declaration} from 'postcss';
import parseValue from 'postcss-value-parser';

/** Matches selectors of the root element. Variables declared there apply to the whole page. */
const GLOBAL = /^(html)?(:root|\[data-theme=["']?(dark|light)["']?\])?$/;

/** Matches a rule for light and dark mode that overrides those of the theme. */
const FINAL = /^html:root,\s*html\[data-theme/;

export const findVariables = (text: string): string[] => text.match(/--[\w-]+/g) ?? [];

const toSelector = ({parent}: Declaration): string =>
  parent !== undefined && 'selector' in parent ? parent.selector : '';

const isGlobal = (declaration: Declaration): boolean =>
  toSelector(declaration)
    .split(',')
    .every((selector) => GLOBAL.test(selector.trim()));

const isUnconditional = ({parent}: Declaration): boolean => parent?.parent?.type === 'root';

/** Returns the declaration of a variable with the same value on every page, in every mode, for every element. */
function findConstant(declarations: readonly Declaration[]): Declaration | undefined {
  if (!declarations.every((one) => isGlobal(one) && isUnconditional(one))) return undefined;
  const last = declarations.filter((one) => FINAL.test(toSelector(one))).at(-1);
  return last ?? (declarations.length === 1 ? declarations[0] : undefined);
}

function resolve(value: string, constants: ReadonlyMap<string, string>): string {
  if (!value.includes('var(')) return value;
  const parsed = parseValue(value);
  parsed.walk((node) => {
    if (node.type !== 'function' || node.value !== 'var') return;
    const constant = constants.get(findVariables(parseValue.stringify(node))[0] ?? '');
    if (constant === undefined) return;
    Object.assign(node, {type: 'word', value: resolve(constant, constants), nodes: []});
  });
  return parsed.toString();
}

/**
 * Inlines CSS variables that never change, and removes their declarations. Themes declare hundreds of variables so
 * that sites can override them; at build time their values are final.
 *
 * @param kept names of variables that scripts read or write
 */
export function inlineVariables(css: string, kept: readonly string[]): string {
  const root = postcss.parse(css);
  const variables = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (one) => {
    variables.set(one.prop, [...(variables.get(one.prop) ?? []), one]);
  });
  const local = [...variables].filter(([, all]) => !all.every(isGlobal)).map(([name]) => name);
  const constants = new Map<string, string>();
  for (const [name, declarations] of variables) {
    const constant = findConstant(declarations);
    if (constant === undefined || constant.important || kept.includes(name)) continue;
    // The referenced variable can have other values elsewhere on the page.
    if (findVariables(constant.value).some((used) => local.includes(used))) continue;
    constants.set(name, constant.value.trim());
    declarations.forEach((one) => one.remove());
  }
  root.walkDecls((one) => {
    one.value = resolve(one.value, constants);
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}
