import {expect, it} from 'vitest';

import {toScriptJson} from './in-content';

const data = {name: 'a </script><script>b</script> <!-- c', list: ['<', {d: '\\u003c \u2028'}]};

it('contains nothing that ends a script or starts a comment', () => {
  expect(toScriptJson(data)).not.toContain('<');
});

it('parses to the same value as other JSON', () => {
  expect(JSON.parse(toScriptJson(data))).toEqual(data);
});
