// Without this file, prose pages would get the component of the same name from docusaurus-theme-openapi-docs.
export {default} from '@theme-init/TabItem';
