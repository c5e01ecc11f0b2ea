export {buildApi, type GeneratedSite, renderShare} from './build-api';
export {prepareContract} from './prepare-contract';
export {themeParts} from '@openapi-portal/docusaurus-openapi-theme/parts';
