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
  it('has the quotes that need fewer escapes where the formatter wants so', () => {
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

  it('ends no script that it is pasted into', () => {
    expect(quoteJavaScript('</script><!--')).toBe(`'<\\/script><\\!--'`);
  });

  it('escapes control characters for the shell only if there are any', () => {
    expect(quoteShell(`a'b\nc`)).toBe(`'a'\\''b\nc'`);
    expect(quoteShell(`a'b\r\n`)).toBe(`$'a\\'b\\r\\n'`);
  });

  it('doubles quotes of PowerShell, typographic ones too', () => {
    expect(quotePowerShell(`it's it’s`)).toBe(`'it''s it’’s'`);
  });
});

describe('a string over lines', () => {
  it('joins a backtick into a raw string of Go', () => {
    expect(quoteGo('a\n`')).toBe('`a\n` + "`" + ``');
  });

  it('keeps delimiters, trailing spaces and the last line break of a text block', () => {
    expect(quoteJavaLines('a""" \n\\"\n', '  ')).toBe('"""\n  a\\"""\\s\n  \\\\"\n  """');
  });

  it('takes more quotes than its content has in C#', () => {
    expect(quoteCSharpLines('"""\n', '  ')).toBe('""""\n  """\n\n  """"');
  });

  it('is no here-string where a line would end it', () => {
    expect(quotePowerShellLines(`a\nb`)).toBe(`@'\na\nb\n'@`);
    expect(quotePowerShellLines(`a\n'@`)).toBe('"a`n\'@"');
  });
});
