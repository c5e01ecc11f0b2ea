import {toContract} from '../contract/contract';
import type {Cursor} from '../contract/cursor';
import {METHODS} from '../contract/methods';
import {listOperations, type Operation} from '../contract/operations';
import {INTRODUCTION, toSlug} from '../contract/slug';
import {toOpenApi31} from '../contract/to-open-api-31';
import {listWebhooks} from '../contract/webhooks';
import {isJsonObject, type JsonObject, omit} from 'static-pages/reports/json';

/** Methods that docusaurus-plugin-openapi-docs knows. */
const KNOWN = METHODS.filter((method) => method !== 'query');

const OTHERS = ['query', 'additionalOperations'];

/** Each operation under its path; one whose method the plugin does not know under a path of its own. */
function preparePaths(operations: readonly Operation[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const {path, method, slug, cursor, pathItem} of operations) {
    const isKnown = KNOWN.includes(method);
    const address = isKnown ? path : `${path}#${method}`;
    paths[address] = {
      ...omit(pathItem.object, isKnown ? OTHERS : [...METHODS, ...OTHERS]),
      ...paths[address],
      [isKnown ? method : 'get']: {...cursor.object, operationId: slug},
    };
  }
  return paths;
}

/** Without a body that has no form, on which the plugin fails. */
function withoutEmptyBody(operation: Cursor): JsonObject {
  const body = operation.get('requestBody')?.resolve();
  return body?.entries('content').length === 0
    ? omit(operation.object, ['requestBody'])
    : operation.object;
}

/** A webhook for each page: the plugin takes every member of one for a method. */
const prepareWebhooks = (webhooks: readonly Operation[]): JsonObject =>
  Object.fromEntries(
    webhooks.map(({slug, cursor}) => [
      slug,
      {post: {...withoutEmptyBody(cursor), operationId: slug}},
    ]),
  );

/** The plugin names the introduction by the title, which an operation may have for its id: `Search`. */
function prepareInfo(contract: Cursor, pages: readonly Operation[]): JsonObject {
  const info = contract.get('info');
  const title = info?.text('title') ?? '';
  const isTaken = pages.some(({slug}) => slug === toSlug(title));
  return {...info?.object, ...(isTaken && {title: `${title} ${INTRODUCTION}`})};
}

/**
 * A contract as docusaurus-plugin-openapi-docs can take it, which fails on some of Swagger 2.0, leaves out
 * operations without a name, loses all but one of those whose ids become one file name, and knows neither the
 * method `query` nor those of `additionalOperations`.
 *
 * @param published the contract as one document, of any version
 * @returns it as OpenAPI 3.1
 * @throws ContractError where it cannot be read as a contract
 */
export function prepareContract(published: unknown): unknown {
  const document = toOpenApi31(published);
  if (!isJsonObject(document)) return document;
  const contract = toContract(document);
  const operations = listOperations(contract);
  const webhooks = listWebhooks(contract, operations);
  return {
    ...omit(document, ['webhooks', 'x-webhooks']),
    openapi: '3.1.0',
    info: prepareInfo(contract, [...operations, ...webhooks]),
    paths: preparePaths(operations),
    ...(webhooks.length > 0 && {webhooks: prepareWebhooks(webhooks)}),
  };
}
