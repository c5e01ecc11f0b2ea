export {collectFacts} from './contract-facts';
export {PageText} from './page-text';
