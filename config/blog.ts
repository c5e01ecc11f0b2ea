import type {Options} from '@docusaurus/plugin-content-blog';

import {edit} from './edit';

export const blog: Options = {
  blogTitle: 'Blog',
  blogDescription: 'How CyberView is meant, and how these docs are made.',
  blogSidebarCount: 0,
  showReadingTime: true,
  ...edit,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {type: 'all', title: 'CyberView documentation blog'},
};
