/**
 * Classes of Docusaurus' theme that no page has, because the site does not use what they belong to. Their
 * names are also words of its scripts, so that the build cannot tell by itself.
 */
export const unusedClasses: readonly RegExp[] = [
  /^avatar__photo$/,
  /^badge/,
  /^card/,
  /^containsTaskList/,
  /^dropdown/,
  /^footer__(logo|title|col|items?$)/,
  /^footerLogo/,
  /^hero/,
  /^navbar--(dark|primary)$/,
  /^(collapse|expand)SidebarButton|^expandButton|^sidebarHidden/,
  /^details_|^collapsibleContent|^isBrowser/,
  /^pagination$/,
  /^shadow-/,
  /^sidebarItem(?!Link_)|^yearGroup/,
  /^tabs/,
];
