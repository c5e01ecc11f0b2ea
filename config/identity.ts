import type {HtmlTagObject, Plugin} from '@docusaurus/types';

/** The logo, from which all other icons and images of the site are generated. */
export const MARK = 'img/logo.svg';

/** A copy of the logo. Browsers fetch the favicon separately, and would otherwise request the logo's URL twice. */
export const FAVICON = 'img/favicon.svg';

export const NAME = 'CyberView';
export const CLAIM = 'The cyber security management toolkit for enterprises';

export const SOCIAL_CARD = {
  file: 'img/social-card.png',
  alt: `${NAME}. ${CLAIM}.`,
  width: 1200,
  height: 630,
} as const;

/** Colours of the browser's toolbar by the mode of the system. Both suit light and dark pages. */
export const BAR_COLOURS = {light: '#0a5765', dark: '#10323a'} as const;

/** Fonts that every page preloads, so that text does not shift when they arrive. */
const FONTS = ['ibm-plex-sans', 'ibm-plex-mono-400', 'ibm-plex-mono-600'] as const;

const link = (attributes: Record<string, string>): HtmlTagObject => ({tagName: 'link', attributes});
const meta = (attributes: Record<string, string>): HtmlTagObject => ({tagName: 'meta', attributes});

/**
 * Builds the head tags for the site's icons, fonts, manifest and social card. Docusaurus adds the favicon and the
 * social card's URL itself. Browsers without support for SVG icons use the `.ico`; its `sizes` attribute keeps
 * other browsers from loading it.
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

/** Creates a plugin that adds head tags, which `headTags` would also add to the main bundle. */
export const createIdentity = (baseUrl: string) => (): Plugin => ({
  name: 'identity',
  injectHtmlTags: () => ({headTags: buildHeadTags(baseUrl)}),
});
