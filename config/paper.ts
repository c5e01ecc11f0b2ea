import type {Root} from 'mdast';
import type {VFile} from 'vfile';

/** Pages with a Print button, by the ends of their file names. */
export const paperPages: readonly string[] = [
  'docs/user-types/auditor.mdx',
  'docs/user-types/ciso.mdx',
  'docs/user-types/vendor.mdx',
  'docs/system-applications/auditor-application.mdx',
  'docs/system-applications/vendor-application.mdx',
];

/** A remark plugin: the head of a page that is meant for paper has a button that prints the page. */
export const printButtons =
  () =>
  ({children}: Root, {path}: VFile): void => {
    const file = path.replaceAll('\\', '/');
    if (!paperPages.some((page) => file.endsWith(`/${page}`))) return;
    for (const node of children) {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'PageHead') {
        node.attributes.push({type: 'mdxJsxAttribute', name: 'canPrint', value: null});
      }
    }
  };
