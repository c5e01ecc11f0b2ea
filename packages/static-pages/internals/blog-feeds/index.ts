import fs from 'node:fs/promises';
import path from 'node:path';

import contentBlog, {
  type BlogFeedItem,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {removeNonXml} from '@openapi-portal/reports/text';

import {areInternalsOff} from '..';

type FeedOptions = PluginOptions['feedOptions'];

/** Escapes the end of a CDATA section for HTML. The feed library escapes only the first one of each text. */
const escapeEnd = (html: string): string => html.replaceAll(']]>', ']]&gt;');

const escapeEnds = ({title, description, content, ...rest}: BlogFeedItem): BlogFeedItem => ({
  ...rest,
  title: escapeEnd(title),
  ...(description !== undefined && {description: escapeEnd(description)}),
  ...(content !== undefined && {content: escapeEnd(content)}),
});

const withEscapedEnds = (options: FeedOptions): FeedOptions => ({
  ...options,
  createFeedItems: async (parameters) => {
    const {createFeedItems = parameters.defaultCreateFeedItems} = options;
    return (await createFeedItems(parameters)).map(escapeEnds);
  },
});

/** A tag of a post in an Atom feed. Content that contains such an element is in a CDATA section, and not on its own line. */
const CATEGORY = /^ +<category (?:\w+="[^"]*" ?)+\/>$/gm;

/** Matches the characters that the feed library leaves in attributes of Atom, except references to characters. */
const UNESCAPED = /&(?!(?:quot|amp|lt|gt);)|<(?!category )/g;

/** Makes the text of an RSS or Atom feed well-formed, whatever characters and tags the posts have. */
const mendXml = (xml: string): string =>
  removeNonXml(xml).replace(CATEGORY, (category) =>
    category.replace(UNESCAPED, (character) => (character === '&' ? '&amp;' : '&lt;')),
  );

async function mendFeeds(folder: string, {type}: FeedOptions): Promise<void> {
  for (const name of type ?? []) {
    // JSON escapes all characters.
    if (name === 'json') continue;
    const file = path.join(folder, `${name}.xml`);
    const xml = await fs.readFile(file, 'utf8').catch(() => undefined);
    if (xml !== undefined) await fs.writeFile(file, mendXml(xml));
  }
}

/** Creates the blog plugin of Docusaurus with feeds that are well-formed XML. */
export default async function wellFormedBlog(
  context: LoadContext,
  options: unknown,
): Promise<Plugin> {
  const given = options as PluginOptions;
  if (areInternalsOff()) return contentBlog(context, given) as Promise<Plugin>;
  const feedOptions = withEscapedEnds(given.feedOptions);
  const blog = (await contentBlog(context, {...given, feedOptions})) as Plugin;
  return {
    ...blog,
    async postBuild(props) {
      await blog.postBuild?.(props);
      await mendFeeds(path.join(props.outDir, given.routeBasePath), feedOptions);
    },
  };
}

/** The cast replaces a generic type that Docusaurus declares but does not need. */
wellFormedBlog.validateOptions = validateOptions as never;
