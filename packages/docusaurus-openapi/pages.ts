export {buildApi, type Site} from './build-api';
export {prepareContract} from './prepare-contract';
export {themeParts} from './theme-parts';
