import {describe, expect, it} from 'vitest';

import {findMissing} from './fact-share';

const isMissing = (text: string, html: string): boolean =>
  findMissing([{kind: 'any', text}], html).length > 0;

describe('a fact', () => {
  it('is found through markup, entities and punctuation', () => {
    expect(isMissing('Use `a_b` & "c".', '<p>Use <code>a_b</code> &amp; &quot;c&#34;.</p>')).toBe(
      false,
    );
  });

  it('is found if tags split its name, or separate it from the next word', () => {
    expect(isMissing('job_title', '<b>job<wbr>_title</b>')).toBe(false);
    expect(isMissing('email', '<b>email</b><i>string</i>')).toBe(false);
  });

  it('is missing if only a script, an attribute or the head contains it', () => {
    const html = '<head><title>a</title></head><p title="a">b</p><script>a</script>';
    expect(isMissing('a', html)).toBe(true);
  });

  it('is missing if it is only part of a longer word', () => {
    expect(isMissing('20', '<p>200</p>')).toBe(true);
  });
});
