import {openApi32Types} from '@openapi-portal/openapi-model/reading';

import type {StyleRule} from './rule';
import {styleRules, toRuleId} from './rules';

const toRules = (rules: readonly StyleRule[]) =>
  Object.fromEntries(rules.map(({name, createVisitor}) => [name, createVisitor]));

const toErrors = (rules: readonly StyleRule[]) =>
  Object.fromEntries(rules.map(({name}) => [toRuleId(name), 'error' as const]));

const forAll = styleRules.filter(({isForAll}) => isForAll);

/**
 * The plugin of `redocly.yaml`. `extends: [style/all]` makes every rule an error. Rules that also apply to
 * contracts of other teams support Swagger 2.0 too.
 */
export const plugin = {
  id: 'style',
  rules: {oas2: toRules(forAll), oas3: toRules(styleRules)},
  configs: {all: {rules: toErrors(styleRules)}},
  typeExtension: openApi32Types.typeExtension,
};

export type StylePlugin = typeof plugin;
