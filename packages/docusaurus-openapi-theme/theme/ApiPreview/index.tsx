import type {ReactNode} from 'react';

import {highlightToHtml} from '@openapi-portal/code-highlight';
import {describeScopes, findServerUrl} from '@openapi-portal/openapi-model';
import {createPart, type OperationPage} from '@openapi-portal/openapi-reference';
import {FactLine, Method} from '@openapi-portal/openapi-reference/components';

const LINES = 12;

function shorten(code: string): string {
  const lines = code.split('\n');
  return lines.length <= LINES ? code : [...lines.slice(0, LINES - 1), '…'].join('\n');
}

function describeAnswers({successes, errors}: OperationPage): string {
  const own = successes.map(({status}) => status).join(', ');
  const failures = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  return [own, ...(errors.length > 0 ? [failures] : [])].filter(Boolean).join(', or ');
}

const toServerPath = (url: string): string => url.replace(/^(?:https?:)?\/\/[^/]*/, '');

function Sample({samples}: Pick<OperationPage, 'samples'>): ReactNode {
  const sample = samples[0]?.samples[0];
  if (sample === undefined) return null;
  const html = highlightToHtml(shorten(sample.code), sample.language);
  return (
    <pre className="api-code" tabIndex={0} aria-label={sample.label} role="group">
      <code dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
}

export default createPart<OperationPage>(function ApiPreview(page) {
  const {operation, line, servers, access, retrySafety, context, samples} = page;
  const {method, path, title, slug} = operation;
  const href = `${context.basePath}/${slug}`;
  return (
    <>
      <div>
        <p>
          <Method method={method} />{' '}
          <code className="api-path">
            <span className="api-server">{toServerPath(findServerUrl(servers[0]))}</span>
            {path}
          </code>
        </p>
        <p>
          <b>{title}</b>
        </p>
        {line !== '' && <p>{line}</p>}
        <FactLine
          facts={[
            ['Scope', describeScopes(access)],
            ['Safe to repeat', retrySafety],
            ['Answers', describeAnswers(page)],
          ]}
        />
      </div>
      <Sample samples={samples} />
      <p>
        <a href={href}>Open</a>
        <a href={`${href}?try`}>Try it</a>
      </p>
    </>
  );
});
