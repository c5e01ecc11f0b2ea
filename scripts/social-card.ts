import {BAR_COLOURS, CLAIM, NAME, SOCIAL_CARD} from '../config/identity';

/** Fonts of similar width that are common on Windows, macOS and Linux. */
const FONT = "'Segoe UI', 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif";

/** The claim, in lines short enough not to overlap the drawing. */
const lines = CLAIM.match(/.{1,32}(?: |$)/g) ?? [];

/** Finds a colour in the tokens, because the SVG cannot use the stylesheet. */
function findColour(tokens: string, name: string): string {
  const colour = new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(tokens)?.[1];
  if (colour === undefined) throw new Error(`src/css/tokens.css has no colour ${name}.`);
  return colour;
}

/**
 * Renders the social card as an SVG: logo, name and claim, with an outline of the logo at the right edge.
 *
 * @param tokens content of `src/css/tokens.css`, in which the light mode is first
 * @throws Error if the tokens lack a colour
 */
export function toSocialCard(mark: string, tokens: string): string {
  const {width, height} = SOCIAL_CARD;
  const [ink, muted, line] = ['ink', 'muted', 'line'].map((name) => findColour(tokens, name));
  const claim = lines.map((text, index) => `<tspan x="96" dy="${index * 58}">${text}</tspan>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="${FONT}">
  <rect width="${width}" height="${height}" fill="#fff"/>
  <g fill="none" stroke="${line}" stroke-width="2">
    <path d="M1270 165 1060 42 850 165v300l210 123 210-123"/>
    <path d="M1230 188 1060 88 890 188v254l170 100 170-100"/>
    <path d="M1190 211 1060 135 930 211v208l130 76 130-76"/>
    <path d="M1150 234 1060 182 970 234v162l90 52 90-52"/>
    <path d="M1014 256l46 118 46-118"/>
  </g>
  <path fill="${BAR_COLOURS.light}" d="M0 0h16v${height}H0z"/>
  <svg x="88" y="92" width="112" height="112">${mark}</svg>
  <text x="220" y="178" fill="${ink}" font-size="84" font-weight="700">${NAME}</text>
  <text x="96" y="330" fill="${ink}" font-size="46">${claim.join('')}</text>
  <path stroke="${line}" stroke-width="2" d="M96 492h640"/>
  <text x="96" y="546" fill="${muted}" font-size="30">Documentation and API reference</text>
</svg>`;
}
