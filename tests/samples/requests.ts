import {buildConsoleModel, toSampleGroups} from '@openapi-portal/openapi-requests/build';
import {listSampleRequests} from '@openapi-portal/openapi-requests/testing';
import {listOperations, toContract} from '@openapi-portal/openapi-model';
import {readTestContract} from '@openapi-portal/openapi-model/testing';

const document = readTestContract('requests.yaml');

const OPERATIONS = listOperations(toContract(document));

/** The samples of each operation in the contract, grouped by request as on the pages. */
export const GROUPS = OPERATIONS.flatMap(({id = '', path, method, cursor}) =>
  toSampleGroups(buildConsoleModel(document, path, method), cursor).map((group) => ({
    ...group,
    name: `${id} ${group.id}`,
  })),
);

/**
 * Lists the requests that have samples on pages.
 *
 * @param toServer returns a server URL; `isSecure` requires TLS with a client certificate
 */
export const listRequests = (toServer: (isSecure: boolean) => string) =>
  OPERATIONS.flatMap(({id = '', path, method}) => {
    const model = buildConsoleModel(document, path, method);
    const isSecure = model.security[0]?.some(({type}) => type === 'mutualTLS') === true;
    return listSampleRequests(model).flatMap(({hasSamples}, index) => {
      const name = `${id}-${index}`;
      const server = `${toServer(isSecure)}/${name}`;
      const own = listSampleRequests({...model, servers: [{url: server}]})[index];
      if (own === undefined || !hasSamples) return [];
      const rest = own.request.url.slice(server.length);
      return [{name, rest, isSecure, request: own.request, short: own.short}];
    });
  });
