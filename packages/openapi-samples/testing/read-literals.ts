/** A kind of string literal. The first kind whose pattern matches is used. */
interface Kind {
  readonly pattern: RegExp;
  readonly decode: (content: string) => string;
}

const NAMED: Readonly<Record<string, string>> = {n: '\n', r: '\r', t: '\t', s: ' '};

const toNamed = (one = ''): string => NAMED[one] ?? one;

const toCharacter = (hex: string): string => String.fromCodePoint(parseInt(hex, 16));

const decodeBackslashes = (content: string): string =>
  content.replace(
    /\\(?:u\{(\w+)\}|u(\w{4})|U(\w{8})|x(\w\w)|([^]))/g,
    (_, braced?: string, short?: string, long?: string, byte?: string, one?: string) => {
      const hex = braced ?? short ?? long ?? byte;
      return hex === undefined ? toNamed(one) : toCharacter(hex);
    },
  );

const decodeBackticks = (content: string): string =>
  content.replace(/`(?:u\{(\w+)\}|([^]))/g, (_, hex?: string, one?: string) =>
    hex === undefined ? toNamed(one) : toCharacter(hex),
  );

function withoutMargin(content: string): string {
  const lines = content.split('\n');
  const margin = lines.pop()?.length ?? 0;
  return lines.map((line) => line.slice(margin)).join('\n');
}

const asIs = (content: string): string => content;

const DOUBLE: Kind = {pattern: /"((?:[^"\\\n]|\\.)*)"/y, decode: decodeBackslashes};

/** Languages whose runtimes are rarely installed. */
export type ReadLanguage = 'csharp' | 'powershell';

const KINDS: Readonly<Record<ReadLanguage, readonly Kind[]>> = {
  csharp: [{pattern: /(?<quotes>"{3,})\n([^]*?\n *)\k<quotes>/y, decode: withoutMargin}, DOUBLE],
  powershell: [
    {pattern: /@['‘-‛]\n([^]*?)\n['‘-‛]@/y, decode: asIs},
    {
      pattern: /['‘-‛]((?:[^'‘-‛]|['‘-‛]{2})*)['‘-‛]/y,
      decode: (content) => content.replace(/['‘-‛](['‘-‛])/g, '$1'),
    },
    {pattern: /["“-„]((?:[^"“-„`]|`[^])*)["“-„]/y, decode: decodeBackticks},
  ],
};

function readLiteral(code: string, index: number, language: ReadLanguage) {
  for (const {pattern, decode} of KINDS[language]) {
    pattern.lastIndex = index;
    const match = pattern.exec(code);
    if (match !== null) return {length: match[0].length, text: decode(match.at(-1) ?? '')};
  }
  return undefined;
}

/** Returns the values of the string literals in code, in order. */
export function readLiterals(code: string, language: ReadLanguage): readonly string[] {
  const texts: string[] = [];
  for (let index = 0; index < code.length;) {
    const literal = readLiteral(code, index, language);
    if (literal !== undefined) texts.push(literal.text);
    index += literal?.length ?? 1;
  }
  return texts;
}
