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
  {name: 'default-src', sources: ["'none'"], why: 'What no directive names is not loaded.'},
  {
    name: 'script-src',
    sources: ["'self'", ...scriptHashes],
    why: 'Scripts are files of this site; an inline script runs only with the very text that was built.',
  },
  {
    name: 'style-src',
    sources: ["'self'"],
    why: 'Styles are files of this site: no style attribute or element that came with content has an effect.',
  },
  {
    name: 'img-src',
    sources: ["'self'", 'data:'],
    why: 'Images are files of this site, and small drawings inside the styles of the theme.',
  },
  {name: 'font-src', sources: ["'self'"], why: 'Fonts are files of this site.'},
  {
    name: 'connect-src',
    sources: ["'self'", 'https:', ...(isForConsole ? LOOPBACK : [])],
    why: "Requests go to this site, and from the request console to the reader's own server, whichever it is.",
  },
  {name: 'manifest-src', sources: ["'self'"], why: 'The web app manifest is a file of this site.'},
  {name: 'object-src', sources: ["'none'"], why: 'There are no plug-ins.'},
  {
    name: 'base-uri',
    sources: ["'self'"],
    why: 'No `<base>` element can make the relative addresses of a page lead to another site.',
  },
  {
    name: 'form-action',
    sources: ["'self'"],
    why: 'What a reader fills in is never sent to another site by a form.',
  },
  {
    name: 'frame-ancestors',
    sources: ["'none'"],
    why: 'No site can show a page in a frame and have its reader click on what it covers.',
  },
  {
    name: 'require-trusted-types-for',
    sources: ["'script'"],
    why: 'No text becomes HTML or the address of a script unless one of the policies below has made it.',
  },
  {
    name: 'trusted-types',
    sources: Object.values(POLICY_NAMES),
    why: "Two policies, each made once: the bundler's for its own scripts, and that for HTML of this site's pages.",
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

/** Headers of all files. */
export const RESOURCE_HEADERS: readonly SecurityHeader[] = [
  {
    name: 'X-Content-Type-Options',
    value: 'nosniff',
    why: 'A file is what its Content-Type says: no text is run as a script.',
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    value: 'same-origin',
    why: 'Pages of other sites cannot load the file into their process.',
  },
];

/** Headers that documents have in addition to the Content-Security-Policy. */
export const DOCUMENT_HEADERS: readonly SecurityHeader[] = [
  {
    name: 'Strict-Transport-Security',
    value: 'max-age=31536000',
    why: 'For a year a browser that was here asks by https alone. Subdomains are for the operator to add.',
  },
  {
    name: 'Referrer-Policy',
    value: 'strict-origin-when-cross-origin',
    why: 'Other sites learn from which host a reader comes, and not what they read.',
  },
  {
    name: 'Permissions-Policy',
    value: [
      ...USED_FEATURES.map((feature) => `${feature}=(self)`),
      ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
    ].join(', '),
    why: 'Pages may copy, and send to servers in the network of the reader. Nothing else can be asked of the browser.',
  },
  {
    name: 'Cross-Origin-Opener-Policy',
    value: 'same-origin',
    why: 'A page that opened this one, or was opened by it, cannot reach into it.',
  },
];

/** Headers of contracts, Markdown and the API catalogue, which tools on other sites fetch. */
export const SHARED_HEADERS: readonly SecurityHeader[] = [
  {
    name: 'Access-Control-Allow-Origin',
    value: '*',
    why: 'Scripts of any site may read the file, without credentials.',
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    value: 'cross-origin',
    why: 'Pages of any site may load it, those that isolate themselves included.',
  },
];
