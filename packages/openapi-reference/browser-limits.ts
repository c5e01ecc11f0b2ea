import {type Cursor, findScheme, formatMethod, type Operation} from '@openapi-portal/openapi-model';

/** Methods that `fetch` rejects (Fetch Standard, 2.2.1). */
const FORBIDDEN = ['TRACE', 'TRACK', 'CONNECT'];

/** Methods for which `fetch` rejects a body (Fetch Standard, 5.4). */
const BODILESS = ['GET', 'HEAD'];

/** Returns true if the scheme is HTTP Digest. Scripts cannot read its challenge in a browser (RFC 7616, 3.3). */
function isDigest(name: string, contract: Cursor): boolean {
  const {scheme} = findScheme(contract, name);
  return scheme?.text('type') === 'http' && scheme.text('scheme')?.toLowerCase() === 'digest';
}

function needsDigest({cursor}: Operation, contract: Cursor): boolean {
  const owner = cursor.has('security') ? cursor : contract;
  const ways = owner.items('security').map((way) => Object.keys(way.object));
  return ways.length > 0 && ways.every((names) => names.some((name) => isDigest(name, contract)));
}

/** Describes a limit of browsers for a request, such as `sends no body with GET`; undefined if there is none. */
export function describeBrowserLimits(operation: Operation, contract: Cursor): string | undefined {
  const method = formatMethod(operation.method);
  if (FORBIDDEN.includes(method)) return `cannot send ${method}`;
  const hasBody = operation.cursor.has('requestBody') && BODILESS.includes(method);
  const limits = [
    ...(hasBody ? [`no body with ${method}`] : []),
    ...(needsDigest(operation, contract) ? ['no HTTP Digest'] : []),
  ];
  return limits.length === 0 ? undefined : `sends ${limits.join(', ')}`;
}
