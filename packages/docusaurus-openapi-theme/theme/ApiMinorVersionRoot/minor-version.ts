import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** The data of a page of an older minor version, in addition to its content. */
export interface MinorVersionData {
  readonly sidebar?: readonly PropSidebarItem[];
  readonly newest?: string;
}

/** Name of the island with this data. */
export const MINOR_VERSION = 'api-minor-version';

/** @param attribute value of the island's `data-minor-version` attribute */
export const parseMinorVersion = (attribute: string | undefined): MinorVersionData | undefined =>
  attribute === undefined ? undefined : (JSON.parse(attribute) as MinorVersionData);
