import {CLOSES, type DiagramKind, findKind} from './grammar';
import {DiagramError, type DiagramMistake} from './mistake';

/** A diagram that the library reads whole. */
export interface Diagram {
  readonly kind: DiagramKind;
  readonly code: string;
  /** `accTitle:` and `accDescr:` of Mermaid. */
  readonly title: string | undefined;
  readonly description: string | undefined;
}

interface Line {
  /** From 1, in the diagram. */
  readonly number: number;
  readonly text: string;
}

const ACCESSIBLE = /^(?<key>accTitle|accDescr)\s*:\s*(?<words>.+)$/;
const COLOURS = /^(style|classDef|class|linkStyle)\s|:::/;

const fail = (line: number, message: string, fix: string): never => {
  throw new DiagramError({line, message, fix});
};

const listLines = (code: string): readonly Line[] =>
  code
    .split('\n')
    .map((line, index) => ({number: index + 1, text: line.trim().replace(/;$/, '')}))
    .filter(({text}) => text !== '' && !text.startsWith('%%'));

function readKind(header: Line | undefined): DiagramKind {
  const kind = findKind(header?.text ?? '');
  return (
    kind ??
    fail(
      header?.number ?? 1,
      `No diagram begins with ${JSON.stringify(header?.text ?? '')}`,
      'begin with flowchart LR, flowchart TD, stateDiagram-v2, sequenceDiagram, classDiagram or erDiagram, or place a picture',
    )
  );
}

/** What a line that cannot be read asks of its author. */
function toMistake(text: string, kind: DiagramKind): Omit<DiagramMistake, 'line'> {
  if (COLOURS.test(text) && kind.name !== 'Class diagram')
    return {
      message: `Colours of its own are right in one mode of colours alone: ${text}`,
      fix: 'take the line or the class out: say by words and shapes what it means',
    };
  return {
    message: `The line cannot be read: ${text}`,
    fix: `write it as Mermaid documents it (${kind.name.toLowerCase()}), a node as Id[Label], without what is seldom used; or place a picture`,
  };
}

function readLines(lines: readonly Line[], kind: DiagramKind): readonly string[] {
  const open: Line[] = [];
  const read = lines.flatMap((line) => {
    const {text, number} = line;
    const statements = kind.readLine(text, open.length > 0);
    if (statements === undefined) {
      const {message, fix} = toMistake(text, kind);
      return fail(number, message, fix);
    }
    if (kind.opens.test(text)) open.push(line);
    if (CLOSES.test(text) && open.pop() === undefined)
      fail(number, `Nothing is open that ${text} could close`, 'take the line out');
    return statements;
  });
  const unclosed = open.at(-1);
  if (unclosed !== undefined)
    fail(unclosed.number, `Nothing closes ${unclosed.text}`, 'close it by end, or by }');
  return read;
}

/**
 * Reads a diagram of Mermaid, line by line: the library leaves out what it does not know, and an author would not hear of it.
 *
 * @throws DiagramError at the first line that cannot be read
 */
export function readDiagram(code: string): Diagram {
  const [header, ...lines] = listLines(code);
  const kind = readKind(header);
  const words = new Map(
    lines.flatMap(({text}) => {
      const {key, words: said} = ACCESSIBLE.exec(text)?.groups ?? {};
      return key === undefined || said === undefined ? [] : [[key, said] as const];
    }),
  );
  const read = readLines(
    lines.filter(({text}) => !ACCESSIBLE.test(text)),
    kind,
  );
  return {
    kind,
    code: [header?.text ?? '', ...read].join('\n'),
    title: words.get('accTitle'),
    description: words.get('accDescr'),
  };
}
