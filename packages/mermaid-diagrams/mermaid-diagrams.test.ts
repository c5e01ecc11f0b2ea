import {compile, evaluate} from '@mdx-js/mdx';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {createElement} from 'react';
import {describe, expect, it} from 'vitest';

import {findDiagramMistake} from './draw-diagram';
import mermaidDiagrams from './mermaid-diagrams';

const OPTIONS = {rehypePlugins: [mermaidDiagrams]};

const toPage = (...diagrams: readonly string[]): string =>
  diagrams.map((code) => `\`\`\`mermaid\n${code}\n\`\`\`\n`).join('\n');

/** A page with diagrams, as readers are served it. */
async function render(...diagrams: readonly string[]): Promise<string> {
  const {default: Page} = await evaluate(toPage(...diagrams), {...runtime, ...OPTIONS});
  return renderToStaticMarkup(createElement(Page));
}

const readLabel = (html: string): string => /aria-label="([^"]*)"/.exec(html)?.[1] ?? '';

const DIAGRAMS = {
  flowchart:
    'flowchart LR\n  A[Scanner]-->|finds|B{"Is it known?"}\n  B -- yes --> C[(Exposure)]; C -.-> D\n  subgraph S [Records]\n    D & E\n  end',
  states: 'stateDiagram-v2\n  [*] --> Open\n  Open --> Closed: fixed\n  Closed --> [*]',
  sequence:
    'sequenceDiagram\n  participant A as Auditor\n  A->>B: asks\n  loop each day\n  B-->>A: answers\n  end',
  classes: 'classDiagram\n  class Risk {\n    +int score\n  }\n  Record <|-- Risk',
  entities: 'erDiagram\n  ASSET ||--o{ EXPOSURE : has\n  ASSET {\n    string name PK "short"\n  }',
};

describe('a page with a diagram', () => {
  it.each(Object.entries(DIAGRAMS))('has a drawing of %s without styles', async (_, code) => {
    const html = await render(code);
    expect(html).toContain('<svg role="img"');
    expect(html).not.toMatch(/[ <]style|@import|https?:|class="(?!table-scroll)|var\(--_|data-/);
  });

  it.each([
    [
      'flowchart',
      'Flowchart. Scanner to Is it known?: finds; Is it known? to Exposure: yes; Exposure to D; Records; E',
    ],
    ['states', 'State diagram. the start to Open; Open to Closed: fixed; Closed to the end'],
    ['sequence', 'Sequence diagram. Auditor to B: asks; B to Auditor: answers'],
    ['classes', 'Class diagram. Record to Risk: inheritance'],
    ['entities', 'Entity relationship diagram. ASSET to EXPOSURE: has'],
  ] as const)('says what %s shows', async (name, words) => {
    expect(readLabel(await render(DIAGRAMS[name]))).toContain(words);
  });

  it('says it as its author does', async () => {
    const said = 'accTitle: Findings\naccDescr: A scanner finds exposures.\n';
    const html = await render(`flowchart TD\n${said}A --> B`);
    expect(readLabel(html)).toBe('Findings. A scanner finds exposures.');
    expect(html).not.toContain('accTitle');
  });

  it('has no id twice', async () => {
    const html = await render(DIAGRAMS.flowchart, DIAGRAMS.flowchart);
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
    expect(html).toContain('url(#diagram-2-arrowhead)');
  });

  it('keeps all other code', async () => {
    expect(await render()).toBe('');
    const {default: Page} = await evaluate('```js\na\n```\n', {...runtime, ...OPTIONS});
    expect(renderToStaticMarkup(createElement(Page))).toContain('<pre><code class="language-js">');
  });

  it('cannot be compiled while the diagram is wrong', async () => {
    await expect(compile(toPage('flowchart LR\nA -->'), OPTIONS)).rejects.toThrow(
      /line 2 of the diagram/,
    );
  });
});

describe('a diagram that cannot be drawn', () => {
  it.each([
    ['flowchart LR\n A -->', 2, 'The line cannot be read: A --&gt;'],
    ['flowchart LR\n  A[open --> B', 2, 'cannot be read'],
    ['flowchart LR\n  A --> B\n  this is prose', 3, 'cannot be read'],
    ['flowchart LR\n  A[/both/]', 2, 'cannot be read'],
    ['flowchart LR\n  A ~~~ B', 2, 'cannot be read'],
    ['flowchart LR\n  style A fill:#f00', 2, 'Colours of its own'],
    ['flowchart LR\n  A:::hot --> B', 2, 'Colours of its own'],
    ['flowchart LR\n  subgraph S\n  A', 2, 'Nothing closes'],
    ['flowchart LR\n  A\n  end', 3, 'Nothing is open'],
    ['sequenceDiagram\n  A->>', 2, 'cannot be read'],
    ['stateDiagram-v2\n  A -> B', 2, 'cannot be read'],
    ['classDiagram\n  garbage here', 2, 'cannot be read'],
    ['erDiagram\n  A has B', 2, 'cannot be read'],
    ['gantt\n  title', 1, 'No diagram begins with "gantt"'],
    ['', 1, 'No diagram begins with ""'],
  ])('%j is wrong in line %i', (code, line, message) => {
    const mistake = findDiagramMistake(code);
    expect(mistake?.line).toBe(line);
    expect(mistake?.message).toContain(message.replace('&gt;', '>'));
    expect(mistake?.fix).not.toBe('');
  });

  it.each(Object.values(DIAGRAMS))('is not among those that can', (code) => {
    expect(findDiagramMistake(code)).toBeUndefined();
  });
});
