import type {Heading, Root} from 'mdast';

/** A remark plugin that gives headings ids, as Docusaurus does. */
export const headingIds =
  () =>
  ({children}: Root): void =>
    children
      .filter((node): node is Heading => node.type === 'heading')
      .forEach((node) => {
        const [text] = node.children;
        const id = text?.type === 'text' ? text.value.toLowerCase() : '';
        node.data = {...node.data, id} as Heading['data'];
      });
