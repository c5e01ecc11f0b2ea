export {buildApi, type GeneratedSite, renderShare} from './build-api';
export {outlineContract} from './outline-contract';
export {themeParts} from '@openapi-portal/docusaurus-openapi-theme/parts';
