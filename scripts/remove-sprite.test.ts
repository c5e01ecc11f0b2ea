import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {createSpriteRemover} from './secure-build';

const SPRITE =
  '<div hidden><svg><defs>\n<symbol id="theme-svg-external-link"><path d="M0 0"/></symbol>\n</defs></svg></div>';
const PAGE = `<body>${SPRITE}<main>Text</main></body>`;

describe('the icon of external links', () => {
  let dir = '';
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'sprite-'));
    fs.writeFileSync(path.join(dir, 'index.html'), PAGE);
  });
  afterEach(() => fs.rmSync(dir, {recursive: true}));

  it('is removed if no page shows it', () => {
    expect(createSpriteRemover(dir)(PAGE)).toBe('<body><main>Text</main></body>');
  });

  it('stays on all pages if one page shows it', () => {
    fs.writeFileSync(
      path.join(dir, 'other.html'),
      `${PAGE}<svg><use href="#theme-svg-external-link"></use></svg>`,
    );
    expect(createSpriteRemover(dir)(PAGE)).toBe(PAGE);
  });
});
