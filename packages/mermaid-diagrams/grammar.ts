import {readStatements} from './flowchart';

/**
 * What a line of a diagram becomes before it is drawn; nothing where nobody can read it.
 *
 * @param isInside whether it stands in what another line has opened
 */
type ReadLine = (line: string, isInside: boolean) => readonly string[] | undefined;

export interface DiagramKind {
  /** As an author may write the first line. */
  readonly header: RegExp;
  /** What it is called where it is described. */
  readonly name: string;
  readonly readLine: ReadLine;
  /** Lines that open what a later line closes. */
  readonly opens: RegExp;
}

const matching =
  (...patterns: readonly RegExp[]): ReadLine =>
  (line) =>
    patterns.some((pattern) => pattern.test(line)) ? [line] : undefined;

/** For inside and outside of what braces hold. */
const byPlace =
  (outside: ReadLine, inside: ReadLine): ReadLine =>
  (line, isInside) =>
    (isInside ? inside : outside)(line, isInside);

const DIRECTION = /^direction\s+(TD|TB|LR|BT|RL)$/i;
const BRACE = /\{$/;
const CLOSED = /^\}$/;

/** The line that closes what another has opened. */
export const CLOSES = /^(end|\})$/;

const readGroup = matching(/^subgraph\s+\S/, /^end$/, DIRECTION);

const flowchart: DiagramKind = {
  header: /^(graph|flowchart)\s+(TD|TB|LR|BT|RL)$/i,
  name: 'Flowchart',
  readLine: (line, isInside) => readGroup(line, isInside) ?? readStatements(line),
  opens: /^subgraph\s/,
};

const NAMED = String.raw`(\[\*\]|[\w\p{L}-]+)`;

const states: DiagramKind = {
  header: /^stateDiagram(-v2)?$/i,
  name: 'State diagram',
  readLine: matching(
    new RegExp(`^${NAMED}\\s*-->\\s*${NAMED}(\\s*:\\s*.+)?$`, 'u'),
    /^[\w\p{L}-]+\s*:\s*.+$/u,
    /^state\s+("[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{$/u,
    /^state\s+"[^"]+"\s+as\s+[\w\p{L}]+$/u,
    CLOSED,
    DIRECTION,
  ),
  opens: BRACE,
};

const sequence: DiagramKind = {
  header: /^sequenceDiagram$/i,
  name: 'Sequence diagram',
  readLine: matching(
    /^(participant|actor)\s+\S+(\s+as\s+.+)?$/,
    /^Note\s+(left of|right of|over)\s+[^:]+:\s*.+$/i,
    /^(loop|alt|opt|par|critical|break)(\s|$)/,
    /^(else|and)(\s|$)/,
    /^end$/,
    /^[^\s:>-]+\s*(->>?|-->>?|--?[)x])\s*[+-]?[^\s:>-]+\s*:\s*.+$/,
  ),
  opens: /^(loop|alt|opt|par|critical|break)(\s|$)/,
};

const CLASS = [/^class\s+\S+?(\s*~\w+~)?\s*\{?$/, /^class\s+\S+?\s*\{\s*<<\w+>>\s*\}$/, CLOSED];

const RELATION =
  /^\S+\s+("[^"]*"\s+)?(<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.|--)\s+("[^"]*"\s+)?\S+?(\s*:\s*.+)?$/;

const classes: DiagramKind = {
  header: /^classDiagram$/i,
  name: 'Class diagram',
  readLine: byPlace(
    matching(...CLASS, /^namespace\s+\S+\s*\{$/, RELATION, /^\w+\s*:\s*.+$/),
    matching(...CLASS, /^<<\w+>>$/, /^[+\-#~]?\w[^{}]*$/),
  ),
  opens: BRACE,
};

const entities: DiagramKind = {
  header: /^erDiagram$/i,
  name: 'Entity relationship diagram',
  readLine: byPlace(
    matching(/^[\w-]+\s*\{$/, /^\S+\s+[|}o][|{o](--|\.\.)[|}o][|{o]\s+\S+\s*:\s*.+$/),
    matching(CLOSED, /^\S+\s+\S+(\s*,?\s*(PK|FK|UK))*(\s+"[^"]*")?$/),
  ),
  opens: BRACE,
};

const KINDS: readonly DiagramKind[] = [flowchart, states, sequence, classes, entities];

/** The kind of a diagram by its first line. */
export const findKind = (header: string): DiagramKind | undefined =>
  KINDS.find((kind) => kind.header.test(header));
