import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readLineSidebars, readSidebars} from '@openapi-portal/docusaurus-openapi/sidebar';

type Apis = ReturnType<typeof readSidebars>;

/** Folds APIs if there are several: each page would list the groups of all others. */
const fold = (apis: Apis): Apis[number][] =>
  apis.map((api) => (apis.length > 1 ? {...api, collapsible: true, collapsed: true} : api));

/** The sidebars of a site that names none: its APIs, one below the other, and the same for each older line of releases. */
const sidebars: SidebarsConfig = {
  api: fold(readSidebars()),
  ...readLineSidebars(fold),
};

export default sidebars;
