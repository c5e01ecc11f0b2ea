import type {ReactNode} from 'react';

import type {OperationPage} from '../operation';
import {Markdown} from './Markdown';
import {MediaTypes} from './MediaTypes';

interface Props extends Pick<OperationPage, 'body'> {
  readonly level: number;
}

/** The body of a request, in every form that it takes. */
export const RequestBody = ({body, level}: Props): ReactNode =>
  body !== undefined && (
    <>
      <p className="api-label">
        {body.cursor.isTrue('required') ? 'The body is required.' : 'The body is optional.'}
      </p>
      <Markdown text={body.cursor.text('description')} top={level} />
      <MediaTypes mediaTypes={body.mediaTypes} level={level} />
    </>
  );
