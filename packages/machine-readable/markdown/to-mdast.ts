import type {Element, ElementContent, Properties, Root as HtmlRoot} from 'hast';
import type {
  BlockContent,
  Link,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  TableCell,
  TableRow,
  Text,
} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';

import {element, isBlank, isElement, isInline, isNamed, toText} from './hast';

/** Name of the directive for the target of a link. */
export const ANCHOR = 'a';

/** Builds an inline element as a directive, because remark would put `html` into a paragraph of its own. */
const inline = (name: string, attributes: Record<string, string> = {}): TextDirective => ({
  type: 'textDirective',
  name,
  attributes,
  children: [],
});

const collapse = (value: string): string => value.replace(/[ \t\n\f\r]+/g, ' ');

/** Collapses white space across the inline content of a block, as browsers do. */
class Line {
  /** True if a space would be shown here, because the text before ends with another character. */
  private takesSpace = false;
  private last: Text | undefined;

  addText(value: string): readonly Text[] {
    const collapsed = collapse(value);
    const shown = this.takesSpace ? collapsed : collapsed.replace(/^ /, '');
    if (shown === '') return [];
    const text: Text = {type: 'text', value: shown};
    this.takesSpace = !shown.endsWith(' ');
    this.last = text;
    return [text];
  }

  addOther(): void {
    this.takesSpace = true;
    this.last = undefined;
  }

  /** Removes the space at the end of a line. */
  end(): void {
    if (this.last !== undefined) this.last.value = this.last.value.replace(/ $/, '');
    this.takesSpace = false;
    this.last = undefined;
  }
}

/** Returns true if no text would be shown. */
const isEmpty = (nodes: readonly PhrasingContent[]): boolean =>
  nodes.every((node) => node.type === 'text' && node.value.trim() === '');

function dropBreaks(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const isKept = nodes.map(({type}) => type !== 'break');
  return nodes.slice(isKept.indexOf(true), isKept.lastIndexOf(true) + 1);
}

const createLink = (url: string, children: readonly PhrasingContent[]): Link => ({
  type: 'link',
  url,
  title: null,
  // The types exclude links inside links, which HTML excludes too.
  children: children as Link['children'],
});

const hasBlocks = ({children}: Element): boolean =>
  children.some((node) => isElement(node) && (!isInline(node) || hasBlocks(node)));

const toAttribute = (value: Properties[string]): string => (typeof value === 'string' ? value : '');

const STRONG = ['strong', 'b'];
const EMPHASIS = ['em', 'i', 'u', 'mark'];
const DELETED = ['del', 's', 'strike'];
const CODE = ['code', 'kbd', 'samp', 'tt', 'var'];

/** Converts plain HTML to the tree of a Markdown document. */
class Conversion {
  private line = new Line();

  constructor(private readonly isInTable = false) {}

  private inlineElement(node: Element): readonly PhrasingContent[] {
    const {tagName, properties} = node;
    if (CODE.includes(tagName)) {
      this.line.addOther();
      return [{type: 'inlineCode', value: collapse(toText(node.children))}];
    }
    if (tagName === 'br') {
      this.line.end();
      return [this.isInTable ? inline('br') : {type: 'break'}];
    }
    if (tagName === 'img') {
      this.line.addOther();
      const [url, alt] = [properties.src, properties.alt].map(toAttribute);
      return [{type: 'image', url: url ?? '', alt: alt ?? '', title: null}];
    }
    // `convertPage` only leaves links without `href` if they are anchors.
    if (tagName === 'a' && properties.href === undefined)
      return [inline(ANCHOR, {id: toAttribute(properties.id)})];
    const children = this.inlines(node.children);
    if (tagName === 'a') return [createLink(toAttribute(properties.href), children)];
    if (STRONG.includes(tagName)) return [{type: 'strong', children}];
    if (EMPHASIS.includes(tagName)) return [{type: 'emphasis', children}];
    if (DELETED.includes(tagName)) return [{type: 'delete', children}];
    return children;
  }

  private inlines(nodes: readonly ElementContent[]): PhrasingContent[] {
    return nodes.flatMap((node): readonly PhrasingContent[] => {
      if (node.type === 'text') return this.line.addText(node.value);
      return isElement(node) ? this.inlineElement(node) : [];
    });
  }

  /** Converts the content of a block that only has inline content. */
  private toLine(nodes: readonly ElementContent[]): PhrasingContent[] {
    this.line = new Line();
    const content = this.inlines(nodes);
    this.line.end();
    return content;
  }

  private toParagraphs(nodes: readonly ElementContent[]): readonly Paragraph[] {
    const content = dropBreaks(this.toLine(nodes));
    return isEmpty(content) ? [] : [{type: 'paragraph', children: content}];
  }

  /** Converts inline elements around blocks, such as a link around a heading, to the same inside of each block. */
  private spread(node: Element): readonly BlockContent[] {
    return this.blocks(node.children).map((block) => {
      if (block.type !== 'paragraph' && block.type !== 'heading') return block;
      if (node.tagName !== 'a' || node.properties.href === undefined) return block;
      return {...block, children: [createLink(toAttribute(node.properties.href), block.children)]};
    });
  }

  private toItem(node: Element): ListItem {
    return {
      type: 'listItem',
      spread: isSpread(node),
      checked: null,
      children: [...this.blocks(node.children)],
    };
  }

  private toRow(row: Element): TableRow {
    const cells = row.children.filter(isElement).map((cell): TableCell => {
      const children = new Conversion(true).toLine(cell.children);
      return {type: 'tableCell', children};
    });
    return {type: 'tableRow', children: cells};
  }

  private block(node: Element): readonly BlockContent[] {
    const {tagName, children, properties} = node;
    const level = /^h([1-6])$/.exec(tagName)?.[1];
    if (level !== undefined)
      return [
        {type: 'heading', depth: Number(level) as 1, children: dropBreaks(this.toLine(children))},
      ];
    switch (tagName) {
      case 'p':
        return hasBlocks(node) ? this.blocks(children) : this.toParagraphs(children);
      case 'ul':
      case 'ol': {
        const items = children
          .filter((child) => !isBlank(child))
          .map((child) => this.toItem(isNamed(child, 'li') ? child : element('li', [child])));
        const isOrdered = tagName === 'ol';
        const start = isOrdered ? Number.parseInt(String(properties.start ?? 1), 10) : null;
        return [
          {
            type: 'list',
            ordered: isOrdered,
            start,
            spread: items.length > 1 && items.some(({spread}) => spread),
            children: items,
          },
        ];
      }
      case 'pre': {
        const code = children.find((child) => isNamed(child, 'code'));
        const [name] = (code?.properties.className ?? []) as readonly string[];
        const lang = name?.replace('language-', '') ?? null;
        return [
          {type: 'code', lang, meta: null, value: toText(children).replace(/(?<!\n)\n+$/, '')},
        ];
      }
      case 'table': {
        const rows = children
          .filter(isElement)
          .flatMap((group) => group.children.filter(isElement));
        return [
          {
            type: 'table',
            align: (rows[0]?.children ?? []).map(() => null),
            children: rows.map((row) => this.toRow(row)),
          },
        ];
      }
      case 'blockquote':
        return [{type: 'blockquote', children: [...this.blocks(children)]}];
      case 'hr':
        return [{type: 'thematicBreak'}];
      default:
        return this.blocks(children);
    }
  }

  /** Converts content in which blocks may be next to text. Adjacent inline content becomes one paragraph. */
  blocks(nodes: readonly ElementContent[]): readonly BlockContent[] {
    const found: BlockContent[] = [];
    let run: ElementContent[] = [];
    const endRun = (): void => {
      if (run.length > 0) found.push(...this.toParagraphs(run));
      run = [];
    };
    for (const node of nodes) {
      const isBlock = isElement(node) && (!isInline(node) || hasBlocks(node));
      if (!isBlock) {
        run.push(node);
        continue;
      }
      endRun();
      found.push(...(isInline(node) ? this.spread(node) : this.block(node)));
    }
    endRun();
    return found;
  }
}

/** Returns true if an empty line must separate the blocks of a list item. */
function isSpread({children}: Element): boolean {
  let hasSeenBlock = false;
  for (const child of children.filter(isElement).filter((one) => !isInline(one))) {
    if (child.tagName === 'p' || hasSeenBlock || isSpread(child)) return true;
    hasSeenBlock = true;
  }
  return false;
}

/** Converts plain HTML to the tree of a Markdown document. */
export const toMdast = ({children}: HtmlRoot): Root => ({
  type: 'root',
  children: [...new Conversion().blocks(children as ElementContent[])],
});
