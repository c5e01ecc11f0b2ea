import {versions} from './versions';

/**
 * Classes of Docusaurus' theme that no page uses. PurgeCSS would keep them, because their names also occur as words
 * in scripts.
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
  // Used by the banner and the badge of docs versions.
  ...(versions.length === 0 ? [/^badge/, /^margin-(top|bottom|right|vert)--md$/] : []),
];
