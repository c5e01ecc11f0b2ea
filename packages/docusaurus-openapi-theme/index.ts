export {createTheme, THEME_FOLDER} from './create-theme';
export {listAddresses} from './sidebar-addresses';
export {type CategoryLinks, shortenSidebars, SIDEBAR_LINKS} from './sidebar-links';
