import type {HtmlTagObject, Plugin} from '@docusaurus/types';

/** The one drawing of the mark: all pictures of the identity are made from it. */
export const MARK = 'img/logo.svg';

/** A copy of the logo: browsers fetch the tab's icon separately, and no URL should be fetched twice. */
export const FAVICON = 'img/favicon.svg';

export const NAME = 'CyberView';
export const CLAIM = 'The cyber security management toolkit for enterprises';

/** The image of links to this site in other sites and messengers. */
export const SOCIAL_CARD = {
  file: 'img/social-card.png',
  alt: `${NAME}. ${CLAIM}.`,
  width: 1200,
  height: 630,
} as const;

/**
 * The colour of the browser's toolbar. The browser chooses it by the system's mode, which may differ from the
 * site's, so both are dark teals that suit light and dark pages.
 */
export const BAR_COLOURS = {light: '#0a5765', dark: '#10323a'} as const;

/** The browser waits a moment with the page for those that are named early, so that nothing moves. */
const FONTS = ['ibm-plex-sans', 'ibm-plex-mono-400', 'ibm-plex-mono-600'] as const;

const link = (attributes: Record<string, string>): HtmlTagObject => ({tagName: 'link', attributes});
const meta = (attributes: Record<string, string>): HtmlTagObject => ({tagName: 'meta', attributes});

/**
 * Builds the tags for the site's icons and manifest. Docusaurus adds the favicon and social card itself. Browsers
 * without SVG icons use the `.ico`; its `sizes` keep the others from loading it.
 *
 * @param baseUrl path of the site on its host, which Docusaurus does not add to these URLs
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
 * A plugin that adds these tags to every page. Docusaurus' `headTags` option would also put them into every
 * page's script.
 *
 * @param baseUrl path of the site on its host
 */
export const createIdentity = (baseUrl: string) => (): Plugin => ({
  name: 'identity',
  injectHtmlTags: () => ({headTags: buildHeadTags(baseUrl)}),
});
