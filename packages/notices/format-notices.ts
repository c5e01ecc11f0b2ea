import type {Package} from './packages';

const LINE = '-'.repeat(80);

const formatTitle = ({name, version, licence}: Package): string => `${name} ${version}, ${licence}`;

/** A byte order mark tells browsers the encoding if the host does not. */
const BYTE_ORDER_MARK = '\ufeff';

/** Writes which packages there are, and the text of each licence in a section of its own. */
export const formatLicences = (packages: readonly Package[]): string =>
  [
    packages.map(formatTitle).join('\n'),
    ...packages.map((one) => `${LINE}\n${formatTitle(one)}\n${LINE}\n\n${one.text}`),
  ].join('\n\n');

/**
 * The notices as a text for readers, a section for each package.
 *
 * @param site what the site is called
 */
export const formatNotices = (site: string, packages: readonly Package[]): string =>
  [
    `${BYTE_ORDER_MARK}${site} sends you code and styles of these packages. Their licences want you to be told the following.`,
    formatLicences(packages),
    '',
  ].join('\n\n');
