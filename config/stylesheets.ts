/** Styles that only some pages have: all others are in `src/css/index.css`. */
export const stylesheets = {
  prose: 'src/product-views/styles/index.css',
  home: 'src/pages/_home/home.css',
  blog: 'src/css/blog.css',
};
