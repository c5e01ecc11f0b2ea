import type {StaticPagesOptions} from '@openapi-portal/static-pages';

import {listTranslations} from './translations';
import {buildNavbar} from './navbar';
import {versions} from './versions';

/** Stylesheets that only some pages load, relative to the site. `src/css/index.css` has the styles of all pages. */
export const stylesheets = {
  /** Docs and posts. */
  prose: 'src/product-views/styles/index.css',
  /** Pages with a `PageHead`. This file replaces `prose`, because one file is smaller than two. */
  grouped: 'src/product-views/styles/with-head.css',
  /** Other pages that show pictures of the product. */
  pictures: 'src/product-views/styles/illustrations.css',
  /** Pages that show an application with its modules. */
  applications: 'src/product-views/styles/navigation.css',
  /** The glossary, and pages with the running example. */
  glossary: 'src/product-views/styles/glossary-page.css',
  example: 'src/product-views/styles/thread.css',
  moduleMap: 'src/product-views/styles/module-map.css',
  riskMatrix: 'src/product-views/styles/risk-matrix.css',
  home: 'src/pages/_home/home.css',
  blog: 'src/css/blog.css',
  changelog: 'src/css/changelog.css',
  workflow: 'src/components/Workflow/workflow.css',
  /** Pages that show a program in several languages. */
  languages: 'packages/openapi-reference/styles/languages.css',
};

/** The parts of menus in the navbar that are used, if there is a menu of APIs, versions or languages. */
const UNUSED_WITH_MENUS = /^dropdown(--(?!hoverable)|__(?!menu|link))/;

/** Lists classes of Docusaurus' theme that no page uses, although scripts contain their names as words. */
export const listUnusedClasses = (apis: Parameters<typeof buildNavbar>[0]): readonly RegExp[] => [
  /^alert--(success|info|danger)$/,
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
  ...(versions.length === 0
    ? [/^alert--warning$/, /^badge/, /^margin-(top|bottom|right|vert)--md$/]
    : []),
];

/** Builds the options of `static-pages`: folders of pages that are only rendered during the build, and their styles. */
export const buildStaticPages = (
  apis: Parameters<typeof listUnusedClasses>[0],
): {readonly staticPages: StaticPagesOptions} => ({
  staticPages: {
    contentDirs: ['docs', 'docs-api', 'blog', ...Object.values(listTranslations())],
    serverStyles: ['src/components/PageList/styles.module.css'],
    unusedClasses: listUnusedClasses(apis),
    stylesheets,
  },
});
