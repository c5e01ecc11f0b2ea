import type {HeaderRule} from './headers';

/** Name of the file, at the root of a build, by which hosts of static sites know what to send. */
export const HEADERS_FILE = '_headers';

/**
 * Rules in the form that hosts of static sites read: a path, then a header on each line. `! Name` takes a header of
 * earlier rules away: some hosts would join the values of several, others pass over such a line and send the last.
 */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  const known = new Set<string>();
  const blocks = rules.map(({path, headers, without = []}) => {
    const names = Object.keys(headers);
    const removed = [...without, ...names.filter((name) => known.has(name))];
    names.forEach((name) => known.add(name));
    const lines = [
      ...removed.map((name) => `! ${name}`),
      ...names.map((name) => `${name}: ${headers[name]}`),
    ];
    return [path, ...lines.map((line) => `  ${line}`)].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** What `formatHeadersFile` made of rules. */
export function parseHeadersFile(text: string): readonly HeaderRule[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n').map((line) => line.trim());
      const removed = lines.filter((line) => line.startsWith('! ')).map((line) => line.slice(2));
      const set = lines
        .filter((line) => !line.startsWith('! '))
        .map((line) => line.split(/: (.*)/s));
      return {path, headers: Object.fromEntries(set) as Record<string, string>, without: removed};
    });
}

function isMatch(pathname: string, glob: string): boolean {
  const [start = '', end] = glob.split('*');
  if (end === undefined) return pathname === glob;
  return pathname.length >= glob.length - 1 && pathname.startsWith(start) && pathname.endsWith(end);
}

/**
 * What a host sends with the answer to an address.
 *
 * @param pathname of the request, from the root of the host
 */
export function findHeaders(
  rules: readonly HeaderRule[],
  pathname: string,
): Readonly<Record<string, string>> {
  const found = new Map<string, string>();
  for (const {headers, without = []} of rules.filter(({path}) => isMatch(pathname, path))) {
    without.forEach((name) => found.delete(name));
    Object.entries(headers).forEach(([name, value]) => found.set(name, value));
  }
  return Object.fromEntries(found);
}
