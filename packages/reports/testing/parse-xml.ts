import {SaxesParser} from 'saxes';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text of the element without that of elements inside it. */
  readonly text: string;
}

/**
 * Parses XML and lists its elements in document order.
 *
 * @throws Error if the text is not well-formed (XML 1.0, section 2.1)
 */
export function parseXml(xml: string): readonly XmlElement[] {
  const parser = new SaxesParser({xmlns: false});
  const elements: {name: string; attributes: Record<string, string>; text: string}[] = [];
  const open: number[] = [];
  const addText = (text: string): void => {
    const element = elements[open.at(-1) ?? -1];
    if (element !== undefined) element.text += text;
  };
  parser.on('opentag', ({name, attributes}) => {
    open.push(elements.push({name, attributes: {...attributes}, text: ''}) - 1);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return elements;
}
