import postcss, {type Declaration, type Root, type Rule} from 'postcss';
import parseValue, {type Node} from 'postcss-value-parser';

/** Selectors of the root element: what is set there holds on the whole page. */
const GLOBAL = /^(html)?(:root|\[data-theme=["']?(dark|light)["']?\])?$/;

const isRule = (node: unknown): node is Rule =>
  typeof node === 'object' && node !== null && 'selectors' in node;

const isGlobal = ({parent}: Declaration): boolean =>
  isRule(parent) && parent.selectors.every((selector) => GLOBAL.test(selector));

const isUnconditional = ({parent}: Declaration): boolean => parent?.parent?.type === 'root';

/** Whether a declaration holds in both modes, above what the theme says of either. */
const isFinal = ({parent}: Declaration): boolean =>
  isRule(parent) &&
  parent.selectors.includes('html:root') &&
  parent.selectors.some((selector) => selector.startsWith('html[data-theme'));

function readVariables(root: Root): ReadonlyMap<string, readonly Declaration[]> {
  const variables = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    variables.set(declaration.prop, [...(variables.get(declaration.prop) ?? []), declaration]);
  });
  return variables;
}

/** The one declaration that counts on every page, in every mode and everywhere on the page. */
function findConstant(declarations: readonly Declaration[]): Declaration | undefined {
  if (!declarations.every((one) => isGlobal(one) && isUnconditional(one))) return undefined;
  const last = declarations.filter(isFinal).at(-1);
  if (last !== undefined) return last;
  const [only, ...others] = declarations;
  return others.length === 0 ? only : undefined;
}

const findNames = (value: string): readonly string[] => value.match(/--[\w-]+/g) ?? [];

function toName({nodes}: {readonly nodes: readonly Node[]}): string {
  return nodes.find(({type}) => type === 'word')?.value ?? '';
}

/** A value with the constants in the places of their names. */
function resolve(value: string, constants: ReadonlyMap<string, string>): string {
  if (!value.includes('var(')) return value;
  const parsed = parseValue(value);
  parsed.walk((node) => {
    if (node.type !== 'function' || node.value !== 'var') return;
    const constant = constants.get(toName(node));
    if (constant === undefined) return;
    Object.assign(node, {type: 'word', value: resolve(constant, constants), nodes: []});
  });
  return parsed.toString();
}

/**
 * Puts the values of variables that never change into the rules that read them. What a theme offers to be
 * set has been set by then, and hundreds of names need not travel.
 *
 * @param css a whole stylesheet
 * @param kept names that scripts read or write
 */
export function inlineVariables(css: string, kept: readonly string[]): string {
  const root = postcss.parse(css);
  const variables = readVariables(root);
  // Before any is taken out: a declaration without a rule is nowhere.
  const local = new Set(
    [...variables].filter(([, all]) => !all.every(isGlobal)).map(([name]) => name),
  );
  const constants = new Map<string, string>();
  for (const [name, declarations] of variables) {
    const constant = findConstant(declarations);
    if (constant === undefined || constant.important || kept.includes(name)) continue;
    // Elsewhere on the page, what it refers to could have another value.
    if (findNames(constant.value).some((used) => local.has(used))) continue;
    constants.set(name, constant.value.trim());
    declarations.forEach((declaration) => declaration.remove());
  }
  root.walkDecls((declaration) => {
    declaration.value = resolve(declaration.value, constants);
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}
