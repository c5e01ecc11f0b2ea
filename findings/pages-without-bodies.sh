#!/bin/sh
# openapi-markdown@1.2.3
# openapi-to-md@1.1.1
#
# Rule: an operation may have a request body, a schema alternatives (`oneOf`), and an `enum` of a nullable
# schema null (OpenAPI 3.0.3, 4.7.10 Operation Object, 4.7.24 Schema Object). A `|` in a cell of a table must be
# escaped (GitHub Flavored Markdown, 4.10).
#
# Instead: openapi-markdown has no word of the body and of the alternatives. openapi-to-md has no word of
# path parameters and prints null as nothing. In both, a description with `|` has one cell too many.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-markdown@1.2.3 openapi-to-md@1.1.1 >&2

cat >api.json <<'JSON'
{
  "openapi": "3.0.3",
  "info": {"title": "Library", "version": "1"},
  "paths": {
    "/books/{shelf}": {
      "post": {
        "summary": "Add | move a book",
        "parameters": [{"name": "shelf", "in": "path", "required": true, "schema": {"type": "integer"}}],
        "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Book"}}}},
        "responses": {"204": {"description": "Added | moved"}}
      }
    }
  },
  "components": {
    "schemas": {
      "Book": {
        "type": "object",
        "properties": {
          "owner": {"oneOf": [{"type": "string"}, {"type": "integer"}]},
          "state": {"type": "string", "nullable": true, "enum": ["lent", null]}
        }
      }
    }
  }
}
JSON
npx openapi-markdown -i api.json -o first.md >/dev/null
npx openapi-to-md api.json second.md >/dev/null
cat >read.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');

for (const [name, expected] of [
  ['openapi-markdown', '1.2.3'],
  ['openapi-to-md', '1.1.1'],
]) {
  const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  assert.equal(version, expected);
  console.log(`${name}@${version}`);
}
const first = readFileSync('first.md', 'utf8');
const second = readFileSync('second.md', 'utf8');
const find = (text, pattern) => {
  const found = pattern.exec(text)?.[0];
  console.log(`${pattern}: ${found}`);
  return found;
};
assert.equal(find(first.split('### Models')[0], /Book|[Bb]ody/), undefined);
assert.equal(find(first, /\| owner \|.*/), '| owner |  |  | No |');
assert.equal(find(first, /\| 204 \|.*/), '| 204 | Added | moved |');
assert.equal(find(second.replaceAll('/books/{shelf}', ''), /\bshelf\b/), undefined);
assert.equal(find(second, /state\?: .*/), 'state?: enum[lent, ]');
assert.equal(find(second, /\| POST \|.*/), '| POST | [/books/{shelf}](#postbooksshelf) | Add | move a book |');
JS
node read.cjs
