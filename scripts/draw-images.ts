/** Draws the icons and the social card from the logo. Run `npx jiti scripts/draw-images.ts` after changing it. */
import fs from 'node:fs';
import path from 'node:path';

import type {Browser} from '@playwright/test';

import {BAR_COLOURS, FAVICON, MARK, SOCIAL_CARD} from '../config/identity';
import {findBrowser} from './find-browser';
import {startBrowser} from './start-browser';
import {runCommand, say} from './run-command';
import {siteDir} from './site';
import {toSocialCard} from './social-card';

interface Picture {
  /** Path below `static/`. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

const staticDir = path.join(siteDir, 'static');

const toIcon = (file: string, side: number, svg: string): Picture => ({
  file,
  width: side,
  height: side,
  svg,
});

/** Draws the logo in white on a square, within the safe zone: https://www.w3.org/TR/appmanifest/#icon-masks */
function toTile(file: string, side: number, mark: string, share: number): Picture {
  const inset = (100 * (1 - share)) / 2;
  // The logo is open on its right; moving it by a fortieth centres it visually.
  const left = inset + (100 * share) / 40;
  const white = mark.replace(/#[0-9a-f]{6}/g, '#fff');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">
    <rect width="100%" height="100%" fill="${BAR_COLOURS.light}"/>
    <svg x="${left}%" y="${inset}%" width="${100 * share}%" height="${100 * share}%">${white}</svg>
  </svg>`;
  return toIcon(file, side, svg);
}

/** Wraps a PNG in an `.ico` file with one image: https://learn.microsoft.com/windows/win32/menurc/newheader */
function toIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function draw(browser: Browser, {file, width, height, svg}: Picture): Promise<void> {
  const page = await browser.newPage({viewport: {width, height}});
  const style = 'body{margin:0}body>svg{display:block;width:100vw;height:100vh}';
  await page.setContent(`<style>${style}</style>${svg}`);
  const png = await page.screenshot({omitBackground: true});
  await page.close();
  fs.writeFileSync(path.join(staticDir, file), file.endsWith('.ico') ? toIco(png, width) : png);
  say(`static/${file}: ${width} × ${height} pixels, ${png.length} bytes`);
}

const toPictures = (mark: string, tokens: string): readonly Picture[] => [
  toIcon('favicon.ico', 32, mark),
  toTile('img/apple-touch-icon.png', 180, mark, 0.64),
  toIcon('img/icon-192.png', 192, mark),
  toIcon('img/icon-512.png', 512, mark),
  toTile('img/icon-maskable-512.png', 512, mark, 0.5),
  {...SOCIAL_CARD, svg: toSocialCard(mark, tokens)},
];

void runCommand(async () => {
  const mark = fs.readFileSync(path.join(staticDir, MARK), 'utf8');
  const tokens = fs.readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  fs.writeFileSync(path.join(staticDir, FAVICON), mark);
  const browser = await startBrowser(findBrowser(), ['--no-sandbox']);
  try {
    for (const picture of toPictures(mark, tokens)) await draw(browser, picture);
  } finally {
    await browser.close();
  }
});
