import {writeJson} from '@openapi-portal/reports/json';
import type {ReactNode} from 'react';

import {highlightToHtml} from '@openapi-portal/code-highlight';
import {
  Code,
  ExampleContent,
  ExampleTitle,
  highlightShort,
  Markdown,
  PlainCode,
  Unrecorded,
  usePlain,
} from '@openapi-portal/openapi-reference/components';
import {createPart, type OperationPage, REQUEST} from '@openapi-portal/openapi-reference';
import {findExampleValue} from '@openapi-portal/openapi-model';
import type {Sample, SampleGroup} from '@openapi-portal/openapi-model/inputs';

import {FullProgram, LanguageChoice, LanguageFold} from '../../languages';

type MessageExample = OperationPage['responseExamples'][number];

/** Marks the last of several tabs. CSS hides all tabs until the last one has arrived over the network. */
const markLast = (index: number, {length}: readonly unknown[]): '' | undefined =>
  index === length - 1 ? '' : undefined;

/** Names of languages for Markdown code blocks, if they differ from the ids of the languages. */
const NAMES: Readonly<Record<string, string>> = {curl: 'sh'};

const highlight = (code: string, language: string): string =>
  highlightShort(code, (one) => highlightToHtml(one, language));

const Programs = ({language, label, code, full}: Sample): ReactNode => (
  <>
    {full !== undefined && (
      <FullProgram>
        <Code html={highlight(full, language)} label={`${label}, with error handling`} />
      </FullProgram>
    )}
    <Code html={highlight(code, language)} label={label} />
  </>
);

/** Shows a request in all languages. Plain HTML only has the first language. */
function Languages({id, samples}: SampleGroup): ReactNode {
  const isPlain = usePlain();
  const [first] = samples;
  if (isPlain && first !== undefined)
    return <PlainCode code={first.code} language={NAMES[first.language] ?? first.language} />;
  return (
    <LanguageChoice>
      {samples.map((sample, index) => (
        <LanguageFold
          key={sample.language}
          name={`samples.${id}.languages`}
          language={sample.language}
          label={sample.label}
          isFirst={index === 0}
          isLast={index === samples.length - 1}
        >
          <Programs {...sample} />
        </LanguageFold>
      ))}
    </LanguageChoice>
  );
}

interface CardProps {
  /** Kind of card. The request's card is open until the reader reaches the responses. */
  readonly kind: 'request' | 'answer';
  readonly title: ReactNode;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Shows a sample that can be collapsed to one row. In plain HTML, it is always expanded. */
const Card = ({kind, title, isOpen, children}: CardProps): ReactNode =>
  usePlain() ? (
    children
  ) : (
    <details className="api-card" data-card={kind} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );

const MessageTitle = ({label, example}: MessageExample): ReactNode => (
  <>
    {label === REQUEST ? label : <span className="api-code-status">{label}</span>}{' '}
    <ExampleTitle example={example} />
  </>
);

const Choice = ({examples}: {examples: readonly MessageExample[]}): ReactNode => (
  <div className="api-choice-tabs">
    {examples.map((message, index) => (
      <details
        key={`${message.anchor} ${message.example[0]}`}
        className="api-choice"
        data-last={markLast(index, examples)}
        data-status={message.label}
        name={`samples.${examples[0]?.anchor}.${examples[0]?.example[0]}`}
        open={index === 0}
      >
        <summary>
          <MessageTitle {...message} />
        </summary>
        <ExampleContent {...message} />
      </details>
    ))}
  </div>
);

interface ExamplesProps {
  readonly examples: readonly MessageExample[];
  readonly isOpen: boolean;
}

/** Shows example bodies in a card. Several bodies are tabs; a single body has its title on the card. */
function Examples({examples, isOpen}: ExamplesProps): ReactNode {
  const isPlain = usePlain();
  const [first, ...others] = examples;
  if (first === undefined) return null;
  if (isPlain || others.length > 0)
    return (
      <Card kind="answer" title="Responses" isOpen={isOpen}>
        <Choice examples={examples} />
      </Card>
    );
  return (
    <Card kind="answer" title={<MessageTitle {...first} />} isOpen={isOpen}>
      <ExampleContent {...first} />
    </Card>
  );
}

const Chooser = ({groups}: {groups: readonly SampleGroup[]}): ReactNode => (
  <label className="picker api-choice-list">
    Example
    <select data-samples autoComplete="off">
      {groups.map(({id, title}) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  </label>
);

/** Creates a filter for the examples of a group: response examples by name, request examples by name and media type. */
const isOf =
  (group: SampleGroup) =>
  ({label, mediaType, example: [name]}: MessageExample): boolean =>
    name === group.example && (label !== REQUEST || mediaType === group.mediaType);

/** Maximum number of lines of a request and its response that fit into a window 900 pixels high. */
const LINES_IN_VIEW = 18;

const countLines = (text: string): number => text.split('\n').length;

/** Returns true if the request and its longest response fit into the window together. */
function isShort({samples: [first]}: SampleGroup, examples: readonly MessageExample[]): boolean {
  const answers = examples.map(({example: [, cursor]}) => {
    const value = findExampleValue(cursor) ?? '';
    return countLines(typeof value === 'string' ? value : writeJson(value, 2));
  });
  return first !== undefined && countLines(first.code) + Math.max(0, ...answers) <= LINES_IN_VIEW;
}

interface RequestProps {
  readonly group: SampleGroup;
  readonly isOpen: boolean;
  readonly page: OperationPage;
}

function RequestSample({group, page}: Omit<RequestProps, 'isOpen'>): ReactNode {
  const body = page.requestExamples.find(isOf(group));
  if (group.samples.length === 0) return body !== undefined && <ExampleContent {...body} />;
  return (
    <>
      <Markdown text={body?.example[1].text('description')} top={6} />
      <Languages {...group} />
      {group.readsFile === true && body !== undefined && <ExampleContent {...body} />}
    </>
  );
}

function Request({group, isOpen, page}: RequestProps): ReactNode {
  const isPlain = usePlain();
  const answers = page.responseExamples.filter(isOf(group));
  const title = (
    <>
      Request <span className="api-card-title">{group.title}</span>
    </>
  );
  const content = (
    <>
      <Card kind="request" title={title} isOpen>
        <RequestSample group={group} page={page} />
      </Card>
      <Examples examples={answers} isOpen={isShort(group, answers)} />
    </>
  );
  if (isPlain)
    return (
      <>
        <h3>{group.title}</h3>
        {content}
      </>
    );
  return (
    <details className="api-request" name="samples" data-example={group.id} open={isOpen}>
      <summary>{group.title}</summary>
      {content}
    </details>
  );
}

/** In plain HTML, links to the page's other samples: with error handling, and in the other languages. */
function OtherLanguages({samples: groups}: Pick<OperationPage, 'samples'>): ReactNode {
  const labels = groups.flatMap(({samples}) => samples.map(({label}) => label));
  const [, ...others] = new Set(labels);
  const hasFull = groups.some(({samples}) => samples.some(({full}) => full !== undefined));
  const kinds = [
    ...(hasFull ? ['With error handling'] : []),
    ...(others.length > 0 ? [`${hasFull ? 'in' : 'In'} ${others.join(', ')}`] : []),
  ];
  if (!usePlain() || kinds.length === 0) return null;
  return (
    <p>
      {kinds.join(', or ')}:{' '}
      <a href="#samples" type="text/html">
        the code samples of this page
      </a>
      .
    </p>
  );
}

export default createPart<OperationPage>((page) => {
  const {samples: groups, requestExamples, responseExamples} = page;
  const [first, ...others] = groups;
  const isAlone = (one: MessageExample): boolean => !groups.some((group) => isOf(group)(one));
  const rest = [...requestExamples, ...responseExamples].filter(isAlone);
  if (first === undefined && rest.length === 0) return null;
  return (
    <Unrecorded>
      <aside className="api-samples" aria-labelledby="samples">
        <h2 id="samples">Code samples</h2>
        {others.length > 0 && <Chooser groups={groups} />}
        {groups.map((group) => (
          <Request key={group.id} group={group} isOpen={group === first} page={page} />
        ))}
        <Examples
          examples={rest}
          isOpen={first === undefined || (others.length === 0 && isShort(first, rest))}
        />
        <OtherLanguages {...page} />
      </aside>
    </Unrecorded>
  );
});
