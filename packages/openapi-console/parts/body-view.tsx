import {type ReactNode, useEffect, useLayoutEffect, useRef} from 'react';

import {copyText} from '@openapi-portal/static-pages/copy';

import {
  type JsonMistake,
  type LinesBody,
  readText,
  type ResponseBody,
  type TextBody,
} from '../body';
import {buildFileName, formatSize} from '../format';
import inputs from '../inputs.module.css';
import type {ReceivedResponse} from '../response';
import result from '../result.module.css';
import styles from '../styles.module.css';
import type {ResponseParts} from '../use-answer-parts';
import {findHeader} from '../versions';
import Button from './button';
import HighlightedJson from './coloured';
import JsonView, {type IsExpanded, unfoldMost} from './json-view';

/** Maximum number of characters to show. The download contains the whole body. */
const MAX_SHOWN = 200_000;

/** A region that scrolls must be reachable by keyboard. */
const REGION = {tabIndex: 0, role: 'region', 'aria-label': 'Response body'};

/** Shows the lines of a stream and scrolls to the newest one, unless the reader has scrolled up. */
export function LinesView({text, isCut}: LinesBody): ReactNode {
  const view = useRef<HTMLPreElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    if (isAtEnd.current) view.current?.scrollTo(0, view.current.scrollHeight);
  }, [text]);
  return (
    <>
      {isCut && <p className={styles.note}>Only the last lines are shown.</p>}
      <pre
        ref={view}
        className={result.body}
        {...REGION}
        onScroll={({currentTarget: {scrollTop, clientHeight, scrollHeight}}) => {
          isAtEnd.current = scrollTop + clientHeight > scrollHeight - 20;
        }}
      >
        <code>
          <HighlightedJson text={text} />
        </code>
      </pre>
    </>
  );
}

interface BodyProps {
  readonly response: ReceivedResponse;
  readonly path: string;
  readonly parts?: Partial<ResponseParts>;
  readonly unfold?: IsExpanded;
}

const readWhole = ({blob, headers}: ReceivedResponse): Promise<string> =>
  readText(blob, findHeader({headers}, 'Content-Type') ?? '');

interface ContentProps extends Omit<BodyProps, 'path'> {
  readonly body: ResponseBody;
  readonly mistake: JsonMistake | undefined;
}

type TextProps = Pick<TextBody, 'text' | 'isCut'> & Pick<ContentProps, 'mistake'>;

/** Shows text without formatting. If the text is invalid JSON, marks the error and scrolls to it. */
function TextView({text, mistake, isCut}: TextProps): ReactNode {
  const view = useRef<HTMLPreElement>(null);
  const mark = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (view.current === null || mark.current === null) return;
    view.current.scrollTop = mark.current.offsetTop - view.current.clientHeight / 2;
  }, [text]);
  const place = mistake?.index ?? 0;
  const start = place > MAX_SHOWN ? place - MAX_SHOWN / 2 : 0;
  const end = start + MAX_SHOWN;
  return (
    <>
      <pre ref={view} className={result.body} {...REGION}>
        {mistake === undefined ? (
          <code>{text.slice(0, end)}</code>
        ) : (
          <code>
            {text.slice(start, place)}
            <mark ref={mark}>{/\S/.exec(text.charAt(place))?.[0] ?? '␣'}</mark>
            {text.slice(place + 1, end)}
          </code>
        )}
      </pre>
      {(isCut === true || text.length > MAX_SHOWN) && (
        <p className={styles.note}>
          Only {start === 0 ? 'the beginning' : 'a part'} is shown, because the body is long.
        </p>
      )}
    </>
  );
}

function Content(props: ContentProps): ReactNode {
  const {body, mistake, response, parts = {}, unfold = unfoldMost} = props;
  const {blob, mediaType} = response;
  const {Picture} = parts;
  switch (body.kind) {
    case 'json':
      return (
        <div className={result.body} {...REGION}>
          <JsonView value={body.tree} isLast isRoot unfold={unfold} />
        </div>
      );
    case 'text':
      return <TextView {...body} mistake={mistake} />;
    case 'lines':
      return <LinesView {...body} />;
    case 'binary':
      if (mediaType.startsWith('image/') && Picture !== undefined)
        return <Picture {...{blob, mediaType}} />;
      return <p className={styles.note}>The body is not text. Save it as a file.</p>;
    case 'empty':
      return <p className={styles.note}>The response has no body.</p>;
  }
}

function DownloadLink({blob, name}: {readonly blob: Blob; readonly name: string}): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    link.current?.setAttribute('href', url);
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return (
    <a ref={link} className={inputs.button} download={name}>
      Download {name} ({formatSize(blob.size)})
    </a>
  );
}

/** Returns the text to copy, which is read again if the page shows only its beginning. */
const findCopied = (
  body: Extract<ResponseBody, {readonly text: string}>,
  response: ReceivedResponse,
): string | Promise<string> =>
  body.kind === 'text' && body.isCut === true ? readWhole(response) : body.text;

export default function BodyView({path, ...props}: BodyProps): ReactNode {
  const {response} = props;
  const {body, blob, mediaType, end} = response;
  // An incomplete JSON body is always invalid, so its syntax error would be misleading.
  const mistake = body.kind === 'text' && end === 'whole' ? body.mistake : undefined;
  return (
    <>
      {mistake !== undefined && (
        <p className={result.alert}>
          The server says that the body is {mediaType}, but it {mistake.message}.
        </p>
      )}
      <Content {...props} {...{body, mistake}} />
      {body.kind !== 'empty' && (
        <p className={styles.actions}>
          {(body.kind === 'json' || body.kind === 'text') && (
            <Button
              key={body.text}
              aria-label="Copy the body"
              onClick={({currentTarget}) =>
                void copyText(currentTarget, findCopied(body, response))
              }
            >
              Copy
            </Button>
          )}
          <DownloadLink blob={blob} name={buildFileName(path, mediaType)} />
        </p>
      )}
    </>
  );
}
