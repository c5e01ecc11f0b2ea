import {findLine, readLines, sortMatches, toFieldPlace} from './sample-lines';

const MARK = 'data-marked';
const LINE = 'api-line';

const findSample = (root: HTMLElement, card: string): HTMLElement | undefined =>
  [
    ...root.querySelectorAll<HTMLElement>(
      `.api-request[open] [data-card=${card}][open] pre > code`,
    ),
  ].find((code) => code.checkVisibility());

const splitText = (text: string): readonly string[] => text.split(/(?<=\n)/);

/** Splits the nodes of a code block into lines. A node that spans several lines is split into a clone for each line. */
function splitNodes(nodes: Iterable<Node>): readonly (readonly Node[])[] {
  const lines: Node[][] = [[]];
  for (const node of nodes) {
    for (const piece of splitText(node.textContent ?? '')) {
      const part = node.cloneNode(false);
      part.textContent = piece;
      lines.at(-1)?.push(part);
      if (piece.endsWith('\n')) lines.push([]);
    }
  }
  return lines;
}

/** Returns the elements of a sample's lines. They are created on first use. */
function listLines(code: HTMLElement): readonly Element[] {
  if (code.querySelector(`.${LINE}`) === null) {
    const lines = splitNodes(code.childNodes).map((nodes) => {
      const line = document.createElement('span');
      line.className = LINE;
      line.append(...nodes);
      return line;
    });
    code.replaceChildren(...lines);
  }
  return [...code.children];
}

const listFields = (root: HTMLElement, card: string) =>
  [...root.querySelectorAll<HTMLElement>('.api-field[id]')].flatMap((element) => {
    const place = toFieldPlace(element.id);
    return place?.card === card ? [{element, place}] : [];
  });

function markLineOf(root: HTMLElement, field: Element): void {
  const place = toFieldPlace(field.id);
  if (place === undefined) return;
  const code = findSample(root, place.card);
  if (code === undefined) return;
  const line = listLines(code)[findLine(readLines(code.textContent), place)];
  if (line === undefined) return;
  line.setAttribute(MARK, '');
  field.setAttribute(MARK, '');
}

function markFieldOf(root: HTMLElement, code: HTMLElement, target: Element): void {
  const card = code.closest<HTMLElement>('.api-card')?.dataset.card ?? '';
  const line = target.closest(`.${LINE}`);
  const lines = listLines(code);
  const words = readLines(code.textContent)[line === null ? -1 : lines.indexOf(line)];
  const matches = words === undefined ? [] : sortMatches(words, listFields(root, card));
  const shown = matches.find(({element}) => element.checkVisibility());
  if (line === null || shown === undefined) return;
  line.setAttribute(MARK, '');
  shown.element.setAttribute(MARK, '');
}

export function markLines(root: HTMLElement, signal: AbortSignal): void {
  function update({target}: Event): void {
    root.querySelectorAll(`[${MARK}]`).forEach((marked) => marked.removeAttribute(MARK));
    if (!(target instanceof Element)) return;
    const field = target.closest('.api-field[id]');
    if (field !== null) return markLineOf(root, field);
    const code = target.closest<HTMLElement>('.api-card pre > code');
    if (code !== null) markFieldOf(root, code, target);
  }
  root.addEventListener('pointerover', update, {signal});
  root.addEventListener('focusin', update, {signal});
}
