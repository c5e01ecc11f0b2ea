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
