import {toOpenApi31} from '@openapi-portal/openapi-model';
import {renderApi} from '@openapi-portal/openapi-reference';
import {parseFragment} from 'parse5';
import {expect, it} from 'vitest';

import {themeParts} from '../theme-parts';

const text = 'a\u0000b\u0008c\u001b[31m';

const document = {
  openapi: '3.1.0',
  info: {title: text, version: text, description: text},
  tags: [{name: text, description: text}],
  paths: {
    [`/${text}`]: {
      post: {
        operationId: 'post-it',
        tags: [text],
        summary: text,
        description: `\`${text}\`\n\n    ${text}`,
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {a: {type: 'string'}, 'a\u0000': {enum: [text], description: text}},
              },
              example: {'a\u0000': text},
            },
          },
        },
        responses: {200: {description: text}},
      },
    },
  },
};

it('shows control characters as pictures, which HTML may contain (HTML Standard, 13.2.3.5)', () => {
  const {pages} = renderApi(toOpenApi31(document), {basePath: '/api', parts: themeParts});
  expect(pages).toHaveLength(2);
  for (const {html, plainHtml} of pages)
    for (const source of [html, plainHtml]) {
      const errors: string[] = [];
      const onParseError = ({code}: {readonly code: string}): void => void errors.push(code);
      parseFragment(source, {onParseError, sourceCodeLocationInfo: true});
      expect(errors).toEqual([]);
      expect(source).toContain('a\u2400b\u2408c\u241b[31m');
    }
  expect(pages.map(({html}) => html).join('')).toContain('<code>a\u2400</code>');
});
