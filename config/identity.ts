import type {HtmlTagObject, Plugin} from '@docusaurus/types';

/** The one drawing of the mark: all pictures of the identity are made from it. */
export const MARK = 'img/logo.svg';

/** A copy of the mark: a browser asks for its tab's icon anew, and no address is to be asked for twice. */
export const FAVICON = 'img/favicon.svg';

export const NAME = 'CyberView';
export const CLAIM = 'The cyber security management toolkit for enterprises';

/** What another site or a messenger shows of a link to ours. */
export const SOCIAL_CARD = {
  file: 'img/social-card.png',
  alt: `${NAME}. ${CLAIM}.`,
  width: 1200,
  height: 630,
} as const;

/**
 * The ground of the browser's own bar. The colour mode of the site need not be the system's, by which
 * a browser chooses: both are dark teals that go with a light page and with a dark one.
 */
export const BAR_COLOURS = {light: '#0a5765', dark: '#10323a'} as const;

/** The browser waits a moment with the page for those that are named early, so that nothing moves. */
const FONTS = ['ibm-plex-sans', 'ibm-plex-mono-400', 'ibm-plex-mono-600'] as const;

const link = (attributes: Record<string, string>): HtmlTagObject => ({tagName: 'link', attributes});
const meta = (attributes: Record<string, string>): HtmlTagObject => ({tagName: 'meta', attributes});

/**
 * What every page says of the identity, apart from the favicon and the social card themselves,
 * which Docusaurus names. Browsers that cannot show an SVG in a tab take the `.ico`; with its `sizes`
 * the others leave it alone.
 *
 * @param baseUrl where the site stands on its host: Docusaurus puts it before no address here
 */
export function buildHeadTags(baseUrl: string): HtmlTagObject[] {
  const base = `/${baseUrl}/`.replace(/\/+/g, '/');
  const {alt, width, height} = SOCIAL_CARD;
  return [
    link({rel: 'icon', href: `${base}favicon.ico`, sizes: '32x32'}),
    ...FONTS.map((font) =>
      link({
        rel: 'preload',
        href: `${base}fonts/${font}.woff2`,
        as: 'font',
        type: 'font/woff2',
        crossorigin: '',
      }),
    ),
    link({rel: 'apple-touch-icon', href: `${base}img/apple-touch-icon.png`, sizes: '180x180'}),
    link({rel: 'manifest', href: `${base}manifest.webmanifest`}),
    ...Object.entries(BAR_COLOURS).map(([scheme, content]) =>
      meta({name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})`}),
    ),
    meta({property: 'og:image:width', content: String(width)}),
    meta({property: 'og:image:height', content: String(height)}),
    meta({property: 'og:image:alt', content: alt}),
    meta({name: 'twitter:image:alt', content: alt}),
  ];
}

/**
 * A plugin that puts these into the head of every page: those of Docusaurus' `headTags` travel in its script besides.
 *
 * @param baseUrl where the site stands on its host
 */
export const createIdentity = (baseUrl: string) => (): Plugin => ({
  name: 'identity',
  injectHtmlTags: () => ({headTags: buildHeadTags(baseUrl)}),
});
