import type {ReactNode} from 'react';

import {highlightToHtml} from '@openapi-portal/code-highlight';
import {
  Code,
  ExampleContent,
  ExampleTitle,
  Markdown,
  PlainCode,
  Unrecorded,
  usePlain,
} from '@openapi-portal/openapi-reference/components';
import {createPart, type OperationPage, REQUEST} from '@openapi-portal/openapi-reference';
import type {SampleGroup} from '@openapi-portal/openapi-model/requests';

type MessageExample = OperationPage['responseExamples'][number];

/** Marks the last of several: before it has come over the network, nothing of them is shown. */
const markLast = (index: number, {length}: readonly unknown[]): '' | undefined =>
  index === length - 1 ? '' : undefined;

/** The language of a block of code, where Markdown calls it otherwise. */
const NAMES: Readonly<Record<string, string>> = {curl: 'sh'};

/** Folds beside each other, of which one is open: without script, too. Plain HTML has the first language alone. */
function Languages({id, samples}: SampleGroup): ReactNode {
  const isPlain = usePlain();
  const [first] = samples;
  if (isPlain && first !== undefined)
    return <PlainCode code={first.code} language={NAMES[first.language] ?? first.language} />;
  return (
    <div className="api-choice-tabs api-languages">
      {samples.map(({language, label, code}, index) => (
        <details
          key={language}
          className="api-choice"
          data-last={markLast(index, samples)}
          name={`samples.${id}.languages`}
          data-language={language}
          open={index === 0}
        >
          <summary>{label}</summary>
          <Code html={highlightToHtml(code, language)} label={label} />
        </details>
      ))}
    </div>
  );
}

/** Bodies of messages, beside each other. */
const Examples = ({examples}: {examples: readonly MessageExample[]}): ReactNode =>
  examples.length > 0 && (
    <div className="api-choice-tabs">
      {examples.map(({label, anchor, mediaType, example}, index) => (
        <details
          key={`${anchor} ${example[0]}`}
          className="api-choice"
          data-last={markLast(index, examples)}
          name={`samples.${examples[0]?.anchor}.${examples[0]?.example[0]}`}
          open={index === 0}
        >
          <summary>
            {label} <ExampleTitle example={example} />
          </summary>
          <ExampleContent example={example} mediaType={mediaType} />
        </details>
      ))}
    </div>
  );

/** Script makes it open the example that the reader chooses. */
const Chooser = ({groups}: {groups: readonly SampleGroup[]}): ReactNode => (
  <label className="api-choice-list">
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

/** Examples of a request are those of its media type; answers are found by the name alone. */
const isOf =
  (group: SampleGroup) =>
  ({label, mediaType, example: [name]}: MessageExample): boolean =>
    name === group.example && (label !== REQUEST || mediaType === group.mediaType);

interface RequestProps {
  readonly group: SampleGroup;
  readonly isOpen: boolean;
  readonly page: OperationPage;
}

/** A request in all languages or by its body, and what is answered: the examples of the same name. */
function Request({group, isOpen, page}: RequestProps): ReactNode {
  const isPlain = usePlain();
  const body = page.requestExamples.find(isOf(group));
  const content = (
    <>
      {group.samples.length > 0 ? (
        <>
          <Markdown text={body?.example[1].text('description')} top={6} />
          <Languages {...group} />
        </>
      ) : (
        body !== undefined && <ExampleContent {...body} />
      )}
      <Examples examples={page.responseExamples.filter(isOf(group))} />
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

/** Where plain HTML leads to the samples that it does not have. */
function OtherLanguages({samples: groups}: Pick<OperationPage, 'samples'>): ReactNode {
  const labels = groups.flatMap(({samples}) => samples.map(({label}) => label));
  const [, ...others] = new Set(labels);
  if (!usePlain() || others.length === 0) return null;
  return (
    <p>
      In {others.join(', ')}:{' '}
      <a href="#samples" type="text/html">
        the code samples of this page
      </a>
      .
    </p>
  );
}

/** Requests to choose from by name: the first in all languages, the others by their bodies. */
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
        <Examples examples={rest} />
        <OtherLanguages {...page} />
      </aside>
    </Unrecorded>
  );
});
