import {ContractError} from './contract-error';
import {Cursor} from './cursor';
import {isJsonObject} from '@openapi-portal/reports/json';

/**
 * A bundled OpenAPI 3.1 document, ready to be read.
 *
 * @param document the parsed document; `toOpenApi31` makes one of an older version
 * @throws ContractError where it is of another version
 */
export function toContract(document: unknown): Cursor {
  if (!isJsonObject(document)) throw new ContractError('#', 'is not an object');
  const version = document.openapi;
  if (typeof version !== 'string' || !/^3\.[12]\./.test(version)) {
    const found = JSON.stringify(version ?? document.swagger ?? null);
    throw new ContractError('#/openapi', `is not 3.1 but ${found}`);
  }
  return new Cursor(document, document);
}
