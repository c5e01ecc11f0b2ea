import type {ReactNode} from 'react';

import {highlightToHtml} from 'static-pages/code-highlight/highlight-to-html';
import type {Sample, SampleGroup} from '../samples';
import {Code} from './Code';

interface SampleProps {
  readonly sample: Sample;
  readonly name: string;
  readonly isOpen: boolean;
}

const SampleBlock = ({sample, name, isOpen}: SampleProps): ReactNode => (
  <details className="api-choice" name={name} data-language={sample.language} open={isOpen}>
    <summary>{sample.title ?? sample.label}</summary>
    <Code html={highlightToHtml(sample.code, sample.language)} label={sample.label} />
  </details>
);

const Languages = ({group: {example, samples}}: {group: SampleGroup}): ReactNode => (
  <div className="api-languages">
    {samples.map((sample, index) => (
      <SampleBlock
        key={sample.language}
        sample={sample}
        name={`samples.${example}.languages`}
        isOpen={index === 0}
      />
    ))}
  </div>
);

/** Code samples: requests to choose from by name, and in each one the languages. */
export function Samples({groups}: {groups: readonly SampleGroup[]}): ReactNode {
  const [first] = groups;
  if (first === undefined) return null;
  if (groups.length === 1) return <Languages group={first} />;
  return groups.map((group, index) => (
    <details className="api-request" name="samples" key={group.example} open={index === 0}>
      <summary>{group.title}</summary>
      <Languages group={group} />
    </details>
  ));
}
