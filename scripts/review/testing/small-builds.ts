interface SmallPage {
  readonly title: string;
  /** Paragraphs below the title, in Markdown. */
  readonly lines: readonly string[];
  /** Additional HTML, which the Markdown does not contain. */
  readonly html?: string;
}

/** A small build. Keys of `pages`, `redirects` and `files` are paths. */
export interface SmallBuild {
  readonly pages: Readonly<Record<string, SmallPage>>;
  readonly redirects?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly css?: string;
}

const SITE = 'https://docs.example.com';

const toFile = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
const toTwin = (path: string): string => (path === '/' ? 'index.md' : `${path.slice(1)}.md`);

const toHtml = (path: string, {title, lines, html = ''}: SmallPage): string =>
  `<!doctype html><html lang=en class="plugin-docs plugin-id-default"><head><title>${title} | Small</title>` +
  `<link rel=canonical href=${SITE}${path} /><link rel=stylesheet href=/styles/site.0a1b2c3d.css />` +
  `<script src=/assets/js/main.0a1b2c3d.js></script></head><body><main><h1>${title}</h1>` +
  `${lines.map((line) => `<p>${line}</p>`).join('')}${html}</main></body></html>`;

const toRedirect = (to: string): string =>
  `<!doctype html><html><head><meta http-equiv="refresh" content="0; url=${to}"></head></html>`;

export function toBuildFiles({
  pages,
  redirects = {},
  files = {},
  css = 'p{color:#123}',
}: SmallBuild) {
  const built = Object.entries(pages).flatMap(([path, page]): [string, string][] => [
    [toFile(path), toHtml(path, page)],
    [toTwin(path), `# ${page.title}\n\n${page.lines.join('\n\n')}\n`],
  ]);
  const led = Object.entries(redirects).map(
    ([from, to]) => [toFile(from), toRedirect(to)] as const,
  );
  return {
    'styles/site.0a1b2c3d.css': css,
    'assets/js/main.0a1b2c3d.js': 'main()',
    ...Object.fromEntries([...built, ...led]),
    ...files,
  };
}

export const toContract = (version: string, maxLength: number): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Small API', version},
    paths: {
      '/things': {
        post: {
          operationId: 'create-thing',
          requestBody: {
            content: {
              'application/json': {
                schema: {type: 'object', properties: {name: {type: 'string', maxLength}}},
              },
            },
          },
          responses: {'201': {description: 'Created.'}},
        },
      },
    },
  });

const HOME = {title: 'Home', lines: ['Where all begins.', 'See [the guide](/guide).']};
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle r="4"/></svg>';

const toFigure = (label: string): string =>
  `<figure><svg viewBox="0 0 80 20" width=80 height=20><text y=15>${label}</text></svg><figcaption>The states</figcaption></figure>`;

export const BEFORE: SmallBuild = {
  pages: {
    '/': HOME,
    '/guide': {
      title: 'Guide',
      lines: ['Press the red button.', 'Wait for a minute.', 'It has worked.'],
      html: `${toFigure('open')}<h2 id=after>After it</h2>`,
    },
    '/old': {title: 'Old', lines: ['This moves.', 'And keeps its words.']},
    '/dropped': {title: 'Dropped', lines: ['Nobody needs this.']},
    '/replaced': {title: 'Replaced', lines: ['The guide says this better.']},
    '/docs/API/create-thing': {title: 'Create a thing', lines: ['At most 50 signs.']},
  },
  redirects: {'/start': '/guide', '/help': '/old'},
  files: {'img/logo.svg': LOGO, 'docs/API/openapi.json': toContract('1.0.0', 50)},
};

/** The site in `BEFORE` with a change of each kind. */
export const AFTER: SmallBuild = {
  pages: {
    '/': HOME,
    '/guide': {
      title: 'Guide',
      lines: ['Press the green button.', 'Wait for a minute.', 'It has worked.'],
      html: toFigure('closed'),
    },
    '/new-place': {title: 'Old', lines: ['This moves.', 'And keeps its words.']},
    '/added': {title: 'Added', lines: ['A <b>new</b> & whole page.']},
    '/docs/API/create-thing': {title: 'Create a thing', lines: ['At most 40 signs.']},
  },
  redirects: {'/start': '/', '/help': '/new-place', '/old': '/new-place', '/replaced': '/guide'},
  files: {
    'img/logo.svg': LOGO.replace('4', '3'),
    'img/new.svg': LOGO,
    'docs/API/openapi.json': toContract('2.0.0', 40),
  },
  css: 'p{color:#321}',
};
