import {buildNavbar} from './navbar';
import {versions} from './versions';

/** The parts of menus in the navbar that are used, if there is a menu of APIs, versions or languages. */
const UNUSED_WITH_MENUS = /^dropdown(--(?!hoverable)|__(?!menu|link))/;

/**
 * Lists the classes of Docusaurus' theme that no page uses. PurgeCSS would keep them, because their names also occur as
 * words in scripts.
 */
export const listUnusedClasses = (apis: Parameters<typeof buildNavbar>[0]): readonly RegExp[] => [
  /^anchorTargetHideOnScrollNavbar_/,
  /^avatar__photo$/,
  /^button--(outline|secondary)$/,
  /^card/,
  /^clean-list$/,
  /^code-line$/,
  /^col--(offset-3|6|7)$/,
  /^containsTaskList/,
  buildNavbar(apis).items.some(({type}) => /dropdown/i.test(String(type)))
    ? UNUSED_WITH_MENUS
    : /^dropdown/,
  /^footer__(logo|title|col|items?$)/,
  /^footerLogo/,
  /^hero/,
  /^iconEdit_/,
  /^navbar--(dark|primary)$/,
  /^(collapse|expand)SidebarButton|^expandButton|^sidebarHidden/,
  /^details_|^collapsibleContent|^isBrowser/,
  /^(darkNavbarColorModeToggle|iconExternalLink|menuHtmlItem|sidebarLogo|tagWithCount)_/,
  /^(navbarHid(eable|den)|navbarSearchContainer|sidebarWithHideableNavbar)_/,
  /^doc(SidebarContainerHidden|MainContainerEnhanced|ItemWrapperEnhanced)_/,
  /^pagination$/,
  /^shadow-/,
  /^sidebarItem|^yearGroup/,
  /^tabs/,
  // Used by the banner and the badge of docs versions.
  ...(versions.length === 0 ? [/^badge/, /^margin-(top|bottom|right|vert)--md$/] : []),
];
