export {buildApi, type GeneratedSite} from './build-api';
export {prepareContract} from './prepare-contract';
export {themeParts} from './theme-parts';
