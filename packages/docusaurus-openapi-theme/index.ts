export {default, THEME_FOLDER} from './create-theme';
export {
  type CategoryLinks,
  LINE_SIDEBARS,
  listAddresses,
  shortenSidebars,
  SIDEBAR_LINKS,
} from './sidebar-links';
