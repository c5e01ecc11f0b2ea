import type {Plugin} from '@redocly/openapi-core';

import {openApi32Types} from '@openapi-portal/openapi-model/reading';

import {addresses, serverUrl} from './addresses';
import {descriptionLinks} from './description-links';
import {discriminatorMapping} from './discriminator-mapping';
import {methodName} from './method-name';
import {nullable} from './nullable';
import {LintedContract, type OwnRule} from './rule';
import {securityRequirement} from './security-requirement';

export {splitMessage} from './rule';

const RULES: readonly OwnRule[] = [
  addresses,
  descriptionLinks,
  discriminatorMapping,
  methodName,
  nullable,
  securityRequirement,
  serverUrl,
];

const ID = 'openapi';

export const isOwnRule = (ruleId: string): boolean => ruleId.startsWith(`${ID}/`);

export function createOwnRules(document: unknown, isStrict: boolean) {
  const contract = new LintedContract(document);
  const rules = Object.fromEntries(
    RULES.map(({name, createVisitor}) => [name, () => createVisitor(contract)]),
  );
  // Our visitors accept nodes of any shape, which Redocly's types do not express.
  const plugin = {...openApi32Types, id: ID, rules: {oas2: rules, oas3: rules}} as Plugin;
  const severities = RULES.map(({name, faults}) => {
    const isError = faults === 'named' || (isStrict && faults === 'strict');
    return [`${ID}/${name}`, isError ? 'error' : 'warn'] as const;
  });
  return {plugin, severities: Object.fromEntries(severities)};
}
