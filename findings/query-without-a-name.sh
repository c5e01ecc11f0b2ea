#!/bin/sh
# uri-template@2.0.0, rfc6570-uri-template@1.1.0, url-template@3.1.1 and uritemplate@0.3.4
#
# Rule: `explode: true`, the default of a query parameter, is the modifier `*` of a URI template
# (OpenAPI 3.1.1, Appendix C). It changes lists and objects only: a text expands as without it (RFC
# 6570, 2.4.2 and appendix A). A list without items is undefined (2.3), so nothing is sent for it
# (3.2.8).
#
# Instead: two libraries expand `{?status*}` for the text 'open' to `?open`, without the name. The
# other two expand an empty list to `?status=`, which asks for a status that is the empty text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  uri-template@2.0.0 rfc6570-uri-template@1.1.0 url-template@3.1.1 uritemplate@0.3.4 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import * as rfc from 'rfc6570-uri-template';
import uriTemplate from 'uri-template';
import uritemplate from 'uritemplate';
import {parseTemplate} from 'url-template';

const expand = {
  'uri-template': (template, values) => uriTemplate.parse(template).expand(values),
  'rfc6570-uri-template': (template, values) => rfc.parse(template).expand(values),
  'url-template': (template, values) => parseTemplate(template).expand(values),
  uritemplate: (template, values) => uritemplate.parse(template).expand(values),
};
const versions = ['2.0.0', '1.1.0', '3.1.1', '0.3.4'];
for (const [index, name] of Object.keys(expand).entries()) {
  const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  assert.equal(version, versions[index]);
  console.log(`${name}@${version}`);
}

for (const [template, status, expected] of [
  ['/orders{?status*}', 'open', ['/orders?open', '/orders?open', 'right', 'right']],
  ['/orders{?status}', 'open', ['right', 'right', 'right', 'right']],
  ['/orders{?status*}', ['open'], ['right', 'right', 'right', 'right']],
  ['/orders{?status}', [], ['right', 'right', '/orders?status=', '/orders?status=']],
]) {
  const right = status.length === 0 ? '/orders' : '/orders?status=open';
  const urls = Object.values(expand).map((one) => one(template, {status}));
  console.log(template, JSON.stringify(status), urls.join('  '));
  assert.deepEqual(
    urls,
    expected.map((url) => (url === 'right' ? right : url)),
  );
}
JS
node run.mjs
