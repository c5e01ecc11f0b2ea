import type {Notice} from './read-notice';

const LINE = '-'.repeat(80);

const formatNotice = ({name, version, licence, text, because}: Notice): string =>
  [
    `${LINE}\n${name} ${version}, ${licence}\n${LINE}`,
    ...(because === undefined ? [] : [because]),
    text,
  ].join('\n\n');

/** A host may not say how a text is encoded: this does. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * The notices as a text for readers, a section for each package.
 *
 * @param site what the site is called
 */
export const formatNotices = (site: string, notices: readonly Notice[]): string =>
  [
    `${BYTE_ORDER_MARK}${site} sends you code and styles of these packages. Their licences want you to be told the following.`,
    notices.map(({name, version, licence}) => `${name} ${version}, ${licence}`).join('\n'),
    ...notices.map(formatNotice),
    '',
  ].join('\n\n');
