import {describe, expect, it} from 'vitest';

import {formatJson} from './literal';
import {
  quoteCSharpLines,
  quoteGo,
  quoteJavaLines,
  quoteJavaScript,
  quotePhp,
  quotePowerShell,
  quotePowerShellLines,
  quotePython,
  quoteShell,
} from './quote';

describe('a string', () => {
  it('uses the quotes that need fewer escapes if the formatter does so', () => {
    expect(quoteJavaScript(`it's`)).toBe(`"it's"`);
    expect(quotePython('"3f1c"')).toBe(`'"3f1c"'`);
  });

  it('contains no invisible characters', () => {
    const text = 'a\u200bb';
    expect(quoteJavaScript(text)).toBe(`'a\\u200bb'`);
    expect(quotePhp(text)).toBe('"a\\u{200b}b"');
    expect(quotePowerShell(text)).toBe('"a`u{200b}b"');
    expect(formatJson(text)).toBe('"a\\u200bb"');
  });

  it('does not end a script that contains it', () => {
    expect(quoteJavaScript('</script><!--')).toBe(`'<\\/script><\\!--'`);
  });

  it('escapes control characters for the shell only if there are any', () => {
    expect(quoteShell(`a'b\nc`)).toBe(`'a'\\''b\nc'`);
    expect(quoteShell(`a'b\r\n`)).toBe(`$'a\\'b\\r\\n'`);
  });

  it('doubles quotes in PowerShell, including typographic ones', () => {
    expect(quotePowerShell(`it's it’s`)).toBe(`'it''s it’’s'`);
  });
});

describe('a multi-line string', () => {
  it('joins a backtick into a raw string in Go', () => {
    expect(quoteGo('a\n`')).toBe('`a\n` + "`" + ``');
  });

  it('keeps delimiters, trailing spaces and the last line break of a text block', () => {
    expect(quoteJavaLines('a""" \n\\"\n', '  ')).toBe('"""\n  a\\"""\\s\n  \\\\"\n  """');
  });

  it('is delimited by more quotes than it contains in C#', () => {
    expect(quoteCSharpLines('"""\n', '  ')).toBe('""""\n  """\n\n  """"');
  });

  it('is not a here-string in PowerShell if a line would end it', () => {
    expect(quotePowerShellLines(`a\nb`)).toBe(`@'\na\nb\n'@`);
    expect(quotePowerShellLines(`a\n'@`)).toBe('"a`n\'@"');
  });
});
