import fs from 'node:fs';
import path from 'node:path';

import {findNearest} from '@openapi-portal/reports';

import {toMarkdownPath, trimPath} from '../addresses';

import type {BuiltSite} from './built-site';

/** The path of an address below the base URL: as it stands in a link, in Markdown, or in the address bar. */
function toPath(address: string, baseUrl: string): string {
  const [pathname = ''] = address.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/);
  const below = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  return trimPath(below.replace(/\.md$/, ''));
}

/** The pages of a built site as Markdown. */
export class Pages {
  private readonly files: ReadonlySet<string>;

  constructor(private readonly site: BuiltSite) {
    const names = fs.readdirSync(site.buildDir, {recursive: true, encoding: 'utf8'});
    const files = names.map((name) => name.split(path.sep).join('/'));
    this.files = new Set(files.filter((name) => name.endsWith('.md')));
  }

  /**
   * A page as Markdown.
   *
   * @param address its path or whole address; an anchor, the ending `.md` and a slash at the end count for nothing
   * @throws Error naming the nearest page where there is none
   */
  read(address: string): string {
    const file = toMarkdownPath(toPath(address, this.site.baseUrl));
    if (this.files.has(file)) return fs.readFileSync(path.join(this.site.buildDir, file), 'utf8');
    const nearest = findNearest(file, this.files);
    const fix = nearest === undefined ? 'the tool search finds pages' : `did you mean /${nearest}`;
    throw new Error(`There is no page ${address}: ${fix}`);
  }
}
