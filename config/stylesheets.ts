/** The stylesheets that only some pages have, relative to the site: all others are in `src/css/index.css`. */
export const stylesheets = {
  /** Docs and posts. */
  prose: 'src/product-views/styles/index.css',
  home: 'src/pages/_home/home.css',
  blog: 'src/css/blog.css',
  changelog: 'src/css/changelog.css',
  /** Pages that show a workflow. */
  workflow: 'src/components/Workflow/workflow.css',
};
