import {expect, it} from 'vitest';

import {toScriptJson} from './in-content';

const data = {name: 'a </script><script>b</script> <!-- c', list: ['<', {d: '\\u003c \u2028'}]};

it('holds nothing that ends a script or begins a comment', () => {
  expect(toScriptJson(data)).not.toContain('<');
});

it('says the same as other JSON', () => {
  expect(JSON.parse(toScriptJson(data))).toEqual(data);
});
