import type {ReactNode} from 'react';

import type {BodyView} from '../operation-view';

import {Markdown} from './Markdown';
import {MediaTypes} from './MediaTypes';

/** The body of a request, in every form that it takes. */
export const Body = ({body, level}: {body: BodyView; level: number}): ReactNode => (
  <>
    <p className="api-label">
      {body.isRequired ? 'The body is required.' : 'The body is optional.'}
    </p>
    <Markdown text={body.description} top={level} />
    <MediaTypes mediaTypes={body.mediaTypes} level={level} />
  </>
);
