import fs from 'node:fs';

export interface Block {
  readonly language: string;
  readonly code: string;
  readonly line: number;
  /** Number of headings before the block. */
  readonly section: number;
  /** Name of the file in which readers are asked to save the block. */
  readonly file?: string;
}

export function readBlocks(page: string): readonly Block[] {
  const text = fs.readFileSync(page, 'utf8');
  return [...text.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map((match) => {
    const [, language = '', code = ''] = match;
    const before = text.slice(0, match.index);
    const paragraph = before.trimEnd().split('\n\n').at(-1) ?? '';
    const file = /[Ss]ave this (?:as|beside `[^`]+` as) `([^`]+)`/.exec(paragraph)?.[1];
    const line = before.split('\n').length;
    const section = before.replace(/^```[^]*?^```$/gm, '').match(/^#+ /gm)?.length ?? 0;
    return {language, code, line, section, ...(file !== undefined && {file})};
  });
}

export interface PrintedAnswer {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const parseHeaders = (lines: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.toLowerCase(), value.join(':').trim()];
    }),
  );

/** Parses a response as printed by `curl -i` or by a page: status line and headers, if present, and a body. */
export function parseAnswer(text: string): PrintedAnswer {
  const normal = text.replace(/\r/g, '').trim();
  const isWhole = normal.startsWith('HTTP/');
  const [head = '', ...rest] = isWhole ? normal.split('\n\n') : ['', normal];
  const [start = '', ...lines] = head.split('\n');
  const status = / (\d{3})\b/.exec(start)?.[1];
  const body = rest.join('\n\n').trim();
  return {
    ...(status !== undefined && {status: Number(status)}),
    headers: parseHeaders(lines),
    ...(body !== '' && {body: JSON.parse(body) as unknown}),
  };
}
