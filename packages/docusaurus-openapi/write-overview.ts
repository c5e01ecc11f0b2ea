import fs from 'node:fs';
import path from 'node:path';

import {type KnownApi, readNames} from '@openapi-portal/api-names';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {writeIfChanged} from '@openapi-portal/openapi-model/files';

/** Writes text as a JavaScript expression, because MDX would read `<`, `{` and `*` of a contract as syntax. */
const toExpression = (text: string): string => `{${JSON.stringify(text)}}`;

function toItem({title, href, summary, version, operations: {length}}: KnownApi): string {
  const about = summary === title ? '' : ` – ${summary.replace(/\.$/, '')}`;
  const count = length === 1 ? '1 operation' : `${length.toLocaleString('en')} operations`;
  const details = `${about}: ${count}${version === '' ? '' : `, version ${version}`}`;
  return `- <Link to=${toExpression(href)}>${toExpression(title)}</Link>${toExpression(details)}`;
}

const FRONT_MATTER = [
  '---',
  'title: APIs',
  'description: The APIs, with their versions and numbers of operations.',
  'slug: /',
  'displayed_sidebar: api',
  '---',
];

/**
 * A Markdown link would not do: Docusaurus 3.10.0 takes a route such as `shop-1.0` for a file if `static` has a folder
 * of that name.
 */
const LINK = "import Link from '@docusaurus/Link';";

/**
 * Writes a page that lists the APIs at the route of the docs, if there are several. A docs folder that authors write
 * gets none, because they can write `<ApiList />` where it suits them.
 *
 * @param dir docs folder, relative to the site
 */
export async function writeOverview(siteDir: string, dir: string): Promise<void> {
  if (dir.split('/')[0] !== GENERATED_FILES_DIR_NAME) return;
  const file = path.join(siteDir, dir, 'index.mdx');
  const apis = readNames(siteDir);
  if (apis.length < 2) {
    fs.rmSync(file, {force: true});
    return;
  }
  const page = [...FRONT_MATTER, '', LINK, '', ...apis.map(toItem), ''];
  await writeIfChanged(file, page.join('\n'));
}
