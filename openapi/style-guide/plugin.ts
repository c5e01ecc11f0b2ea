import {styleRules, toRuleId} from './rules';

const oas3 = Object.fromEntries(styleRules.map(({name, createVisitor}) => [name, createVisitor]));
const allRules = Object.fromEntries(styleRules.map(({name}) => [toRuleId(name), 'error' as const]));

/** The plugin of `redocly.yaml`; `extends: [style/all]` makes every rule an error. */
export const plugin = {id: 'style', rules: {oas3}, configs: {all: {rules: allRules}}};

export type StylePlugin = typeof plugin;
