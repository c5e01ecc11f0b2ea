import {asObject, type JsonValue} from '@openapi-portal/reports/json';
import {findAt} from '@openapi-portal/reports/pointer';
import {ContractError, findUnusedComponents, openContract} from '@openapi-portal/openapi-model';
import type {BaseResolver, NormalizedProblem} from '@redocly/openapi-core';

const RULE = 'no-unused-components';

const COMPONENT = /^#\/components\/schemas\/[^/]+$/;

function listUnused(document: unknown): readonly string[] | undefined {
  try {
    return findUnusedComponents(openContract(document).root);
  } catch (error) {
    if (error instanceof ContractError) return undefined;
    throw error;
  }
}

/** Returns true if a schema has a `$dynamicAnchor`. No rule of Redocly follows `$dynamicRef`. */
async function hasDynamicAnchor(
  {source, pointer = ''}: NormalizedProblem['location'][number],
  resolver: BaseResolver,
): Promise<boolean> {
  const document = await resolver.resolveDocument(null, source.absoluteRef);
  if (document instanceof Error) return false;
  const schema = asObject(findAt(document.parsed as JsonValue, pointer));
  return schema.$dynamicAnchor !== undefined;
}

/** Removes wrong findings on unused schemas: Redocly ignores `$dynamicRef` and references to a part of a schema. */
export async function removeFalseUnused(
  findings: readonly NormalizedProblem[],
  contract: string,
  published: unknown,
  resolver: BaseResolver,
): Promise<readonly NormalizedProblem[]> {
  if (!findings.some(({ruleId}) => ruleId === RULE)) return findings;
  const unused = listUnused(published);
  const kept = await Promise.all(
    findings.map(async ({ruleId, location: [location]}) => {
      if (ruleId !== RULE || location?.pointer === undefined || unused === undefined) return true;
      const isOwn = location.source.absoluteRef === contract;
      if (isOwn && COMPONENT.test(location.pointer)) return unused.includes(location.pointer);
      return !(await hasDynamicAnchor(location, resolver));
    }),
  );
  return findings.filter((_, index) => kept[index]);
}
