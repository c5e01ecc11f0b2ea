import {versions} from './versions';

/**
 * Classes of Docusaurus' theme that no page uses. Their names are also words in scripts, so that PurgeCSS keeps
 * them.
 */
export const unusedClasses: readonly RegExp[] = [
  /^anchorTargetHideOnScrollNavbar_/,
  /^avatar__photo$/,
  /^button--secondary$/,
  /^card/,
  /^code-line$/,
  /^col--(offset-3|6|7)$/,
  /^containsTaskList/,
  /^dropdown(--(?!hoverable)|__(?!menu|link))/,
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
  // The bar and the badge of a version of the docs.
  ...(versions.length === 0 ? [/^badge/, /^margin-(top|bottom|right|vert)--md$/] : []),
];
