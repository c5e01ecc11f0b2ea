import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** The data of a page of an older minor version, in addition to its content. */
export interface Line {
  readonly sidebar?: readonly PropSidebarItem[];
  readonly newest?: string;
}

/** Name of the island with this data. */
export const LINE = 'api-line';

/** @param attribute value of the island's `data-line` attribute */
export const parseLine = (attribute: string | undefined): Line | undefined =>
  attribute === undefined ? undefined : (JSON.parse(attribute) as Line);
