import {ContractError} from './contract-error';
import {isJsonObject} from 'static-pages/reports/json';
import {convertSwagger} from './convert-swagger';
import {upgradeDocument} from './upgrade-document';

/**
 * Any OpenAPI description as a 3.1 document: Swagger 2.0 and OpenAPI 3.0 are upgraded, 3.1 stays.
 *
 * @throws ContractError where it is none of them
 */
export function toOpenApi31(document: unknown): unknown {
  if (!isJsonObject(document)) throw new ContractError('#', 'is not an object');
  if (document.swagger === '2.0') return upgradeDocument(convertSwagger(document));
  const version = typeof document.openapi === 'string' ? document.openapi : '';
  if (version.startsWith('3.0')) return upgradeDocument(document);
  if (/^3\.[12]\./.test(version)) return document;
  throw new ContractError('#', 'is neither Swagger 2.0 nor OpenAPI 3.0 or 3.1');
}
