import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readSidebars} from '@openapi-portal/docusaurus-openapi/sidebar';

/** The sidebar of a site that names none: its APIs, one below the other. */
const sidebars: SidebarsConfig = {api: [...readSidebars()]};

export default sidebars;
