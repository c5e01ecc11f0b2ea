/** A page that Lighthouse looks at. */
export interface MeasuredPage {
  /** Name of its reports. */
  readonly name: string;
  readonly address: string;
}

/** One page of each kind that the portal has. */
export const measuredPages: readonly MeasuredPage[] = [
  {name: 'home', address: '/'},
  {name: 'module', address: '/docs/system-modules/risks'},
  {name: 'operation', address: '/docs/API/Ciso-API/create-user'},
  {name: 'blog-post', address: '/blog/mdx-blog-post'},
];
