import type {Package} from './packages';

const LINE = '-'.repeat(80);

const formatTitle = ({name, version, licence}: Package): string => `${name} ${version}, ${licence}`;

/** A byte order mark tells browsers the encoding if the host does not. */
const BYTE_ORDER_MARK = '\ufeff';

/** Formats a list of packages, followed by a section with the licence text of each. */
export const formatLicences = (packages: readonly Package[]): string =>
  [
    packages.map(formatTitle).join('\n'),
    ...packages.map((one) => `${LINE}\n${formatTitle(one)}\n${LINE}\n\n${one.text}`),
  ].join('\n\n');

/** Formats the notices as a text for readers. */
export const formatNotices = (site: string, packages: readonly Package[]): string =>
  [
    `${BYTE_ORDER_MARK}${site} contains code and styles of these packages. Their licences require the following notices.`,
    formatLicences(packages),
    '',
  ].join('\n\n');
