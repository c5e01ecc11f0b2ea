export {buildCollection} from '../contract-files/postman/collection';
export {buildMarkdown} from '../markdown/write-pages';
export {SiteLinks} from '../markdown/site-links';
