/** Matches the start of a line in a block: indentation and dashes, a key, and anchors or tags of its value. */
const START =
  /^([ ]*(?:-[ ]+)*)((?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"'[\]{}#,|>&*!%@`](?:[^:#]|:(?=\S)|(?<=\S)#)*?)(?<!\s)\s*:(?:\s+|$))?((?:[&!]\S*\s+)*)/;

interface Open {
  depth: number;
  quote: string;
}

/** Returns true if a quote or comment may begin after the character. */
const isBreak = (character: string | undefined): boolean =>
  character === undefined || /[\s,:[\]{}]/.test(character);

/** Tracks the open brackets and quotes of a value to the end of a line. */
function follow(line: string, from: number, open: Open): void {
  for (let at = from; at < line.length; at += 1) {
    const character = line[at] ?? '';
    if (open.quote !== '') {
      if (character === '\\' && open.quote === '"') at += 1;
      else if (character === open.quote) {
        if (character === "'" && line[at + 1] === "'") at += 1;
        else open.quote = '';
      }
    } else if (character === '#' && isBreak(line[at - 1])) return;
    else if (/["']/.test(character) && isBreak(line[at - 1])) open.quote = character;
    else if (/[[{]/.test(character)) open.depth += 1;
    else if (/[\]}]/.test(character)) open.depth -= 1;
    if (open.quote === '' && open.depth === 0) return;
  }
}

export interface Indented {
  readonly text: string;
  /** Line numbers, starting at 1. */
  readonly lines: readonly number[];
}

const toIndentation = (line: string): number => line.length - line.trimStart().length;

/**
 * Indents lines that continue brackets or quoted text but are not indented more than their key. YAML 1.2.2 (7.4 and
 * 8.2.2) requires more indentation, but most parsers accept such lines. The added spaces do not change any value (7.3).
 */
export function indentContinuations(text: string): Indented {
  const lines: number[] = [];
  let open: Open = {depth: 0, quote: ''};
  /** Minimum indentation of lines that continue the last value. */
  let inside = 0;
  let isBlockText = false;
  const indented = text.split('\n').map((line, index) => {
    if (open.depth > 0 || open.quote !== '') {
      const missing = inside - toIndentation(line);
      follow(line, 0, open);
      if (missing <= 0 || line.trim() === '') return line;
      lines.push(index + 1);
      return ' '.repeat(missing) + line;
    }
    if (isBlockText && (line.trim() === '' || toIndentation(line) >= inside)) return line;
    const [whole = '', before = '', key = ''] = START.exec(line) ?? [];
    inside = (key === '' ? toIndentation(before) : before.length) + 1;
    isBlockText = /^[|>]/.test(line.slice(whole.length));
    open = {depth: 0, quote: ''};
    if (/^["'[{]/.test(line.slice(whole.length))) follow(line, whole.length, open);
    return line;
  });
  // An unclosed bracket or quote contains all following lines: the parser reports its location.
  if (open.depth > 0 || open.quote !== '') return {text, lines: []};
  return {text: indented.join('\n'), lines};
}
