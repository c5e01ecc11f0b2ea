export interface MeasuredPage {
  /** Prefix of the page's report files. */
  readonly name: string;
  readonly address: string;
}

export const measuredPages: readonly MeasuredPage[] = [
  {name: 'home', address: '/'},
  {name: 'module', address: '/docs/system-modules/risks'},
  {name: 'operation', address: '/docs/API/Ciso-API/create-user'},
  {name: 'blog-post', address: '/blog/mdx-blog-post'},
];
