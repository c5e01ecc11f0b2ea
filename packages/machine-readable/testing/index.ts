export {buildCollection} from '../contract-files/postman/collection';
export {buildMarkdown} from '../markdown/build-markdown';
export {SiteLinks} from '../markdown/site-links';
