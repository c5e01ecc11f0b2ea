import type {HeaderRule} from './headers';

/** File at the root of the build from which static hosts such as Cloudflare Pages and Netlify read response headers. */
export const HEADERS_FILE = '_headers';

/** Formats rules as a `_headers` file. `! Name` removes an earlier value, which some hosts would join. */
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
 * Finds the headers that a host sends for a URL.
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
