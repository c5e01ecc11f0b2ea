import {
  asList,
  asObject,
  findOwnMember,
  isJsonList,
  isJsonObject,
  type JsonObject,
} from '@openapi-portal/reports/json';
import {findAt, joinPointer, splitPointer} from '@openapi-portal/reports/pointer';

import {ContractError} from './contract-error';
import {followReferences} from './convert-swagger';
import {isBodyParameter} from './convert-swagger-bodies';

/** Root members of Swagger 2.0 by their names under `components` of OpenAPI 3. */
const ROOTS: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  parameters: 'parameters',
  responses: 'responses',
  securitySchemes: 'securityDefinitions',
};

/** Pointer tokens that the conversion adds, with the number of tokens to skip. */
const ADDED: Readonly<Record<string, number>> = {anyOf: 2, content: 2, flows: 2, schema: 1};

const listParameters = (root: JsonObject, pointer: string) =>
  asList(asObject(findAt(root, pointer)).parameters).map((parameter, index) => ({
    at: joinPointer(`${pointer}/parameters`, index),
    value: followReferences(asObject(parameter), root),
  }));

function findParameter(
  root: JsonObject,
  pointer: string,
  [token, ...rest]: readonly string[],
): readonly [pointer: string | undefined, rest: readonly string[]] {
  const all = listParameters(root, pointer);
  if (token === 'parameters') {
    const others = all.filter(({value}) => !isBodyParameter(value));
    return [others[Number(rest[0])]?.at, rest.slice(1)];
  }
  const [, , , keyword, name] = rest;
  const body = all.find(({value}) => value.in === 'body');
  if (body !== undefined || keyword !== 'properties') return [body?.at, rest];
  const field = all.find(({value}) => value.in === 'formData' && value.name === name);
  return [field?.at, rest.slice(5)];
}

function descend(root: JsonObject, pointer: string, tokens: readonly string[], hops = 0): string {
  const [token, ...rest] = tokens;
  if (token === undefined) return pointer;
  const value = asObject(findAt(root, pointer));
  const {$ref} = value;
  const isFollowed = typeof $ref === 'string' && token !== '$ref' && hops < 8;
  if (isFollowed && findAt(root, $ref) !== undefined) return descend(root, $ref, tokens, hops + 1);
  if (['parameters', 'requestBody'].includes(token) && isJsonList(value.parameters)) {
    const [found, inner] = findParameter(root, pointer, tokens);
    return found === undefined ? pointer : descend(root, found, inner);
  }
  if (token === 'examples' && value.examples === undefined && value.example !== undefined)
    return descend(root, joinPointer(pointer, 'example'), rest.slice(1));
  const inside = joinPointer(pointer, token);
  if (findAt(root, inside) !== undefined) return descend(root, inside, rest);
  if (token === 'prefixItems') return descend(root, pointer, ['items', ...rest]);
  const added = findOwnMember(ADDED, token);
  return added === undefined ? pointer : descend(root, pointer, tokens.slice(added));
}

/** Converts a pointer in a contract upgraded to OpenAPI 3.1 to the location that the author wrote. */
export function toWrittenPointer(published: unknown, pointer: string): string {
  if (!isJsonObject(published)) return pointer;
  if (published.swagger === undefined) {
    const example = pointer.replace(/\/examples\/0$/, '/example');
    return findAt(published, pointer) === undefined ? example : pointer;
  }
  const tokens = splitPointer(pointer);
  const [first, kind = '', ...rest] = tokens;
  const isComponent = first === 'components';
  return descend(
    published,
    '#',
    isComponent ? [findOwnMember(ROOTS, kind) ?? kind, ...rest] : tokens,
  );
}

/** Converts errors in a contract upgraded to OpenAPI 3.1 to the locations that the author wrote, each error once. */
export function toWrittenErrors(
  published: unknown,
  errors: readonly ContractError[],
): readonly ContractError[] {
  const written = errors.map(
    ({pointer, problem, fix}) =>
      new ContractError(toWrittenPointer(published, pointer), problem, fix),
  );
  return [...new Map(written.map((error) => [error.message, error])).values()];
}
