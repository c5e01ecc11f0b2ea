/**
 * The scoring rules of Mozilla's HTTP Observatory that a static site can influence:
 * https://github.com/mdn/mdn-http-observatory, `src/grader/charts.js` (points), `src/analyzer/tests/` (rules) and
 * `src/scanner/index.js` (sum). The site is assumed to redirect HTTP to HTTPS and to have no cookies (0 points each).
 */
export interface Observed {
  readonly headers: Readonly<Record<string, string>>;
  /** True if the page has external scripts, all of them with `integrity` and from its own host. */
  readonly hasIntegrity: boolean;
}

/** Matches sources that make a directive ineffective (`csp.js`). */
const BROAD = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
const UNSAFE_INLINE = ["'unsafe-inline'", 'data:'];
const PASSIVE = ['img-src', 'media-src'];

type Policy = ReadonlyMap<string, readonly string[]>;

const parsePolicy = (value: string): Policy =>
  new Map(
    value.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), sources];
    }),
  );

const isInsecure = (source: string): boolean => /^(?:http|ftp):/.test(source);

const isLoose = (sources: readonly string[]): boolean =>
  sources.some((source) => BROAD.test(source) || UNSAFE_INLINE.includes(source));

function scorePolicy(value: string | undefined): number {
  if (value === undefined) return -25;
  const policy = parsePolicy(value);
  const find = (name: string): readonly string[] =>
    policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [scripts, styles] = [find('script-src'), find('style-src')];
  const active = [...policy].filter(([name]) => !PASSIVE.includes(name)).flatMap(([, all]) => all);
  if (isLoose(scripts) || find('object-src').some((source) => BROAD.test(source))) return -20;
  if (active.some(isInsecure)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (PASSIVE.flatMap(find).some(isInsecure)) return -10;
  if (isLoose(styles)) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function scoreTransport(value = ''): number {
  const age = Number(/^max-age=(\d+)/.exec(value)?.[1]);
  if (Number.isNaN(age)) return -20;
  return age >= 15_768_000 ? 0 : -10;
}

const PRIVATE = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

const scoreReferrer = (value?: string): number =>
  value === undefined ? 0 : PRIVATE.test(value) ? 5 : -5;

/** Scores the `frame-ancestors` directive, or `X-Frame-Options` without it. */
function scoreFrames({
  'Content-Security-Policy': policy = '',
  'X-Frame-Options': header,
}: Observed['headers']): number {
  const ancestors = parsePolicy(policy).get('frame-ancestors');
  if (ancestors !== undefined && !ancestors.some((source) => BROAD.test(source))) return 5;
  return header === undefined || !/^(?:deny|sameorigin)$/i.test(header) ? -20 : 0;
}

function scoreResources(value?: string): number {
  if (value === undefined || value === 'cross-origin') return 0;
  return /^same-(?:origin|site)$/.test(value) ? 10 : -5;
}

/** Allowing all origins is harmless without credentials. */
const scoreSharing = (headers: Observed['headers']): number =>
  headers['Access-Control-Allow-Credentials'] === 'true' ? -50 : 0;

export const score = ({headers, hasIntegrity}: Observed): Readonly<Record<string, number>> => ({
  'content-security-policy': scorePolicy(headers['Content-Security-Policy']),
  'cross-origin-resource-sharing': scoreSharing(headers),
  'strict-transport-security': scoreTransport(headers['Strict-Transport-Security']),
  'referrer-policy': scoreReferrer(headers['Referrer-Policy']),
  'subresource-integrity': hasIntegrity ? 5 : 0,
  'x-content-type-options': headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
  'x-frame-options': scoreFrames(headers),
  'cross-origin-resource-policy': scoreResources(headers['Cross-Origin-Resource-Policy']),
});

/** Adds the points to 100. Extra points only count if the score is at least 90 without them. */
export function sumUp(points: Readonly<Record<string, number>>): number {
  const all = Object.values(points);
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 100);
  const withoutExtra = sum(all.filter((one) => one < 0));
  return Math.max(withoutExtra >= 90 ? sum(all) : withoutExtra, 0);
}

const GRADES: readonly (readonly [from: number, grade: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];

export const toGrade = (points: number): string =>
  GRADES.find(([from]) => points >= from)?.[1] ?? 'F';
