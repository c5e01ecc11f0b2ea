import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** The data of a page of an older minor version, in addition to its content. */
export interface Line {
  readonly sidebar?: readonly PropSidebarItem[];
  /** Path of the page that the newest line has in its place. */
  readonly newest?: string;
}

/** The island of a page that has it. */
export const LINE = 'api-line';

/** @param attribute of that island */
export const parseLine = (attribute: string | undefined): Line | undefined =>
  attribute === undefined ? undefined : (JSON.parse(attribute) as Line);
