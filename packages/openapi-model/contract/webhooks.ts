import {mapAll} from './contract-error';
import type {Cursor} from './cursor';
import {formatMethod, listMethods} from './methods';
import {type Operation, toOperation} from './operations';
import {INTRODUCTION, UniqueSlugs} from './slug';

/** A request that the API itself sends: its `path` is the name of the event. */
export type Webhook = Operation;

/**
 * The webhooks of a contract in its order, of OpenAPI 3.0 those in `x-webhooks`: one for each method of each.
 *
 * @param operations of the contract, which have their addresses already
 * @throws ContractErrors as `listOperations`
 */
export function listWebhooks(
  contract: Cursor,
  operations: readonly Operation[],
): readonly Webhook[] {
  const slugs = new UniqueSlugs([INTRODUCTION, ...operations.map(({slug}) => slug)]);
  return ['webhooks', 'x-webhooks'].flatMap((key) =>
    mapAll(contract.entries(key), ([name, entry]) => {
      const pathItem = entry.resolve();
      const methods = listMethods(pathItem);
      return methods.map(([method, cursor]) => {
        const title = methods.length === 1 ? name : `${name} (${formatMethod(method)})`;
        return toOperation({cursor, method, path: name, pathItem}, title, slugs);
      });
    }).flat(),
  );
}
