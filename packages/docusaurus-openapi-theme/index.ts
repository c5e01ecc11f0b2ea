export {default, THEME_FOLDER} from './create-theme';
export {
  type CategoryLinks,
  MINOR_VERSION_SIDEBARS,
  listAddresses,
  shortenSidebars,
  SIDEBAR_LINKS,
} from './sidebar-links';
