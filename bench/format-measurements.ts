import type {Failure} from './build-missing';
import {type Column, formatKilobytes, formatTable, formatWhole} from './markdown-table';
import type {Measurement} from './measure';
import {readVersion} from './package-version';

const columns: readonly Column<Measurement>[] = [
  {head: 'Page of `create-user`', cell: ({peer}) => peer.title},
  {
    head: 'Version',
    cell: ({peer}) =>
      `${peer.package.name} ${readVersion(peer.package.name, peer.package.installedIn)}`,
  },
  {head: 'KB', isNumber: true, cell: ({bytes}) => formatKilobytes(bytes)},
  {head: 'Script KB', isNumber: true, cell: ({scriptBytes}) => formatKilobytes(scriptBytes)},
  {head: 'Requests', isNumber: true, cell: ({requests}) => formatWhole(requests)},
  {
    head: 'Prefetched KB (requests)',
    isNumber: true,
    cell: ({prefetchedBytes, prefetchedRequests}) =>
      `${formatKilobytes(prefetchedBytes)} (${formatWhole(prefetchedRequests)})`,
  },
  {
    head: 'Field visible, ms',
    isNumber: true,
    cell: ({fieldVisible}) => (fieldVisible === undefined ? 'never' : formatWhole(fieldVisible)),
  },
  {head: 'Blocking, ms', isNumber: true, cell: ({blockingTime}) => formatWhole(blockingTime)},
  {head: 'CLS', isNumber: true, cell: ({layoutShift}) => layoutShift.toFixed(3)},
  {
    head: 'Facts without script',
    isNumber: true,
    cell: ({factShare}) => `${(factShare * 100).toFixed(1)} %`,
  },
];

const formatFailure = ({peer, reason}: Failure): string =>
  `- ${peer.title} could not be built: ${reason}`;

export const formatMeasurements = (
  measurements: readonly Measurement[],
  failures: readonly Failure[],
): string =>
  [formatTable(columns, measurements), failures.map(formatFailure).join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
