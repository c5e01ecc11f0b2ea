export {default, THEME_FOLDER} from './create-theme';
export {LINE_SIDEBARS} from './line-sidebars';
export {listAddresses} from './sidebar-addresses';
export {type CategoryLinks, shortenSidebars, SIDEBAR_LINKS} from './sidebar-links';
