import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readLineSidebars, readSidebars} from '@openapi-portal/docusaurus-openapi/sidebar';

/** The sidebars of a site that names none: its APIs, one below the other, and the same for each older line of releases. */
const sidebars: SidebarsConfig = {
  api: [...readSidebars()],
  ...readLineSidebars((apis) => [...apis]),
};

export default sidebars;
