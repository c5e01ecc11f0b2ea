import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readLineSidebars, readSidebars} from '@openapi-portal/docusaurus-openapi/sidebar';

type Apis = ReturnType<typeof readSidebars>;

/** Collapses the APIs if there are several. Otherwise each page would list the groups of all APIs. */
const fold = (apis: Apis): Apis[number][] =>
  apis.map((api) => (apis.length > 1 ? {...api, collapsible: true, collapsed: true} : api));

/** Default sidebars: one with all APIs, and one for each older minor version. */
const sidebars: SidebarsConfig = {
  api: fold(readSidebars()),
  ...readLineSidebars(fold),
};

export default sidebars;
