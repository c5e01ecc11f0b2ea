import {POLICY_NAMES} from '@openapi-portal/static-pages';

export interface Directive {
  readonly name: string;
  readonly sources: readonly string[];
  readonly why: string;
}

/** Servers on the reader's own machine. Browsers allow `https:` pages to call them. */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Builds the directives of a page's Content-Security-Policy (CSP level 3).
 *
 * @param scriptHashes of the inline scripts of the built pages, such as `'sha256-…'`
 * @param isForConsole true for pages with a request console, which may send requests to the reader's own machine
 */
export const buildDirectives = (
  scriptHashes: readonly string[],
  isForConsole: boolean,
): readonly Directive[] => [
  {name: 'default-src', sources: ["'none'"], why: 'Nothing else is loaded.'},
  {
    name: 'script-src',
    sources: ["'self'", ...scriptHashes],
    why: 'Scripts are files of this site. An inline script only runs if its text is unchanged since the build.',
  },
  {
    name: 'style-src',
    sources: ["'self'"],
    why: 'Styles are files of this site. Style attributes and elements in content have no effect.',
  },
  {
    name: 'img-src',
    sources: ["'self'", 'data:'],
    why: 'Images are files of this site, or icons in the stylesheet of the theme.',
  },
  {name: 'font-src', sources: ["'self'"], why: 'Fonts are files of this site.'},
  {
    name: 'connect-src',
    sources: ["'self'", 'https:', ...(isForConsole ? LOOPBACK : [])],
    why: 'Pages send requests to this site, and the request console also to a server that the reader chooses.',
  },
  {name: 'manifest-src', sources: ["'self'"], why: 'The web app manifest is a file of this site.'},
  {name: 'object-src', sources: ["'none'"], why: 'The site has no plug-ins.'},
  {
    name: 'base-uri',
    sources: ["'self'"],
    why: 'A `<base>` element cannot redirect relative URLs to another site.',
  },
  {
    name: 'form-action',
    sources: ["'self'"],
    why: 'Forms cannot send input to another site.',
  },
  {
    name: 'frame-ancestors',
    sources: ["'none'"],
    why: 'Other sites cannot show a page in a frame, for example to trick readers into clicks (clickjacking).',
  },
  {
    name: 'require-trusted-types-for',
    sources: ["'script'"],
    why: 'Only the policies below can turn text into HTML or into the URL of a script.',
  },
  {
    name: 'trusted-types',
    sources: Object.values(POLICY_NAMES),
    why: 'Two policies, each created once: one for scripts of the bundler, one for HTML from pages of this site.',
  },
];

export const formatPolicy = (directives: readonly Directive[]): string =>
  directives.map(({name, sources}) => [name, ...sources].join(' ')).join('; ');

/**
 * Browser features that no page uses (W3C Permissions Policy). The list has all features that Chromium 156 supports
 * on any platform without a flag or an origin trial. Other browsers do not support this header yet.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'aria-notify',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'ch-device-memory',
  'ch-downlink',
  'ch-dpr',
  'ch-ect',
  'ch-prefers-color-scheme',
  'ch-prefers-reduced-motion',
  'ch-prefers-reduced-transparency',
  'ch-rtt',
  'ch-save-data',
  'ch-ua',
  'ch-ua-arch',
  'ch-ua-bitness',
  'ch-ua-form-factors',
  'ch-ua-full-version',
  'ch-ua-full-version-list',
  'ch-ua-high-entropy-values',
  'ch-ua-mobile',
  'ch-ua-model',
  'ch-ua-platform',
  'ch-ua-platform-version',
  'ch-ua-wow64',
  'ch-viewport-height',
  'ch-viewport-width',
  'ch-width',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'magnetometer',
  'media-playback-while-not-visible',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'web-share',
  'window-management',
  'xr-spatial-tracking',
];

/** Browser features that pages use: copying to the clipboard, and requests of the console to local servers. */
const USED_FEATURES = [
  'clipboard-write',
  'local-network',
  'local-network-access',
  'loopback-network',
];

export interface SecurityHeader {
  readonly name: string;
  readonly value: string;
  readonly why: string;
}

export const RESOURCE_HEADERS: readonly SecurityHeader[] = [
  {
    name: 'X-Content-Type-Options',
    value: 'nosniff',
    why: 'Browsers do not guess the type of a file, so that they never run text as a script.',
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    value: 'same-origin',
    why: 'Pages of other sites cannot load the file.',
  },
];

/** Headers that documents have in addition to the Content-Security-Policy. */
export const DOCUMENT_HEADERS: readonly SecurityHeader[] = [
  {
    name: 'Strict-Transport-Security',
    value: 'max-age=31536000',
    why: 'After a visit, a browser uses only HTTPS for a year. The operator can add subdomains.',
  },
  {
    name: 'Referrer-Policy',
    value: 'strict-origin-when-cross-origin',
    why: 'Other sites learn the host that a reader comes from, but not the page.',
  },
  {
    name: 'Permissions-Policy',
    value: [
      ...USED_FEATURES.map((feature) => `${feature}=(self)`),
      ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
    ].join(', '),
    why: "Pages can copy to the clipboard, and send requests to servers in the reader's network. All other browser features are off.",
  },
  {
    name: 'Cross-Origin-Opener-Policy',
    value: 'same-origin',
    why: 'Pages that opened this page, or that it opened, cannot access it.',
  },
];

/** Headers of contracts, Markdown and the API catalogue, which tools on other sites fetch. */
export const SHARED_HEADERS: readonly SecurityHeader[] = [
  {
    name: 'Access-Control-Allow-Origin',
    value: '*',
    why: 'Scripts of all sites can read the file, without credentials.',
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    value: 'cross-origin',
    why: 'Pages of all sites can load the file, even with cross-origin isolation.',
  },
];
