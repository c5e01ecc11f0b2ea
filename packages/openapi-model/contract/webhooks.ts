import {mapAll} from './contract-error';
import type {Cursor} from './cursor';
import {formatMethod, listMethods} from './methods';
import {type Operation, toOperation} from './operations';
import {INTRODUCTION, UniqueSlugs} from './slug';

/** A request that the API sends. Its `path` is the name of the event. */
export type Webhook = Operation;

/** Lists the webhooks of a contract, one for each method, with slugs that no operation has. */
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
