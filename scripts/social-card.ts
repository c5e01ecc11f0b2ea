import {BAR_COLOURS, CLAIM, NAME, SOCIAL_CARD} from '../config/identity';

/** As in `src/css/tokens.css`, which a picture cannot read. */
const INK = '#12242b';
const MUTED = '#4a5f67';
const LINE = '#d3dde0';

/** Fonts that are common on the machines of authors, and alike in width. */
const FONT = "'Segoe UI', 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif";

/** The claim in lines that end before the drawing begins. */
const lines = CLAIM.match(/.{1,32}(?: |$)/g) ?? [];

/**
 * The card as an SVG of 1,200 by 630: mark, name and claim on paper, and the mark once more as a line
 * drawing at the edge.
 */
export function toSocialCard(mark: string): string {
  const {width, height} = SOCIAL_CARD;
  const claim = lines.map((line, index) => `<tspan x="96" dy="${index * 58}">${line}</tspan>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="${FONT}">
  <rect width="${width}" height="${height}" fill="#fff"/>
  <g fill="none" stroke="${LINE}" stroke-width="2">
    <path d="M1270 165 1060 42 850 165v300l210 123 210-123"/>
    <path d="M1230 188 1060 88 890 188v254l170 100 170-100"/>
    <path d="M1190 211 1060 135 930 211v208l130 76 130-76"/>
    <path d="M1150 234 1060 182 970 234v162l90 52 90-52"/>
    <path d="M1014 256l46 118 46-118"/>
  </g>
  <path fill="${BAR_COLOURS.light}" d="M0 0h16v${height}H0z"/>
  <svg x="88" y="92" width="112" height="112">${mark}</svg>
  <text x="220" y="178" fill="${INK}" font-size="84" font-weight="700">${NAME}</text>
  <text x="96" y="330" fill="${INK}" font-size="46">${claim.join('')}</text>
  <path stroke="${LINE}" stroke-width="2" d="M96 492h640"/>
  <text x="96" y="546" fill="${MUTED}" font-size="30">Documentation and API reference</text>
</svg>`;
}
