import type {ReactNode} from 'react';

import {highlightToHtml} from 'static-pages/code-highlight/highlight-code';
import {Code} from '../../reference/components/Code';
import {SectionHeading} from '../../reference/components/Section';
import {createPart} from '../../reference/create-part';
import type {OperationPage} from '../../reference/operation';
import type {SampleGroup} from '../../samples/types';

const Languages = ({example, samples}: SampleGroup): ReactNode => (
  <div className="api-languages">
    {samples.map(({language, label, code}, index) => (
      <details
        key={language}
        className="api-choice"
        name={`samples.${example}.languages`}
        data-language={language}
        open={index === 0}
      >
        <summary>{label}</summary>
        <Code html={highlightToHtml(code, language)} label={label} />
      </details>
    ))}
  </div>
);

const Requests = ({groups}: {groups: readonly SampleGroup[]}): ReactNode =>
  groups.map((group, index) => (
    <details className="api-request" name="samples" key={group.example} open={index === 0}>
      <summary>{group.title}</summary>
      <Languages {...group} />
    </details>
  ));

/** Code samples: requests to choose from by name, and in each one the languages. */
export default createPart<OperationPage>(({samples: groups}) => {
  const [first, ...others] = groups;
  if (first === undefined) return null;
  return (
    <aside className="api-samples" aria-labelledby="samples">
      <SectionHeading id="samples" />
      {others.length === 0 ? <Languages {...first} /> : <Requests groups={groups} />}
    </aside>
  );
});
