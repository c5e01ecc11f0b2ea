import type {Comparison} from './compare-states';
import {CHANGE_KINDS} from './compare-pages';
import {count} from './html';

const list = (parts: readonly string[]): string => parts.join(', ');

function summarisePages({pages}: Comparison): string {
  if (pages.length === 0) return 'No page changed for readers';
  const parts = CHANGE_KINDS.flatMap((kind) => {
    const number = pages.filter((page) => page.kind === kind).length;
    return number === 0 ? [] : [`${number} ${kind}`];
  });
  return `${count(pages.length, 'page')}: ${list(parts)}`;
}

function summariseContracts({contracts}: Comparison): string {
  const changes = contracts.flatMap((contract) => contract.changes);
  if (contracts.length === 0) return 'No contract changed';
  const breaking = changes.filter(({impact}) => impact === 'breaking').length;
  return `${count(changes.length, 'change')} of ${count(contracts.length, 'contract')}, ${breaking === 0 ? 'none' : breaking} breaking`;
}

function summariseAddresses({addresses: {added, lost, lostSections}}: Comparison): string {
  const nowhere = lost.filter(({leadsTo}) => leadsTo === undefined).length;
  return `${count(added.length, 'new address', 'new addresses')}, ${lost.length} lost, ${nowhere === 0 ? 'none' : nowhere} of them without a redirect; ${count(lostSections.length, 'lost section')}`;
}

function summariseLooks({pictureFiles, pages, styles}: Comparison): string {
  const drawn = pages.reduce((sum, {pictures}) => sum + pictures.length, 0);
  return `${count(pictureFiles.length + drawn, 'picture')} and ${count(styles.stylesheets.length, 'stylesheet')} changed`;
}

export const summarise = (comparison: Comparison): readonly string[] => [
  summarisePages(comparison),
  summariseLooks(comparison),
  summariseContracts(comparison),
  summariseAddresses(comparison),
];
