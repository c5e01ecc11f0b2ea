import product from '#product';

import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {ReportTemplate} from '../product/model-types';

import {ModuleLinks, toUserTypePage} from './links';
import Table from './Table';

function Sources({sources}: Pick<ReportTemplate, 'sources'>): ReactNode {
  if (sources.length === 0)
    return <Link to={`${toUserTypePage('ciso')}#review-access`}>user accounts</Link>;
  return <ModuleLinks ids={sources} />;
}

export function ReportTemplates(): ReactNode {
  return (
    <Table
      label="Templates of reports"
      className="stacked"
      head={['Template', 'Audience', 'Question it answers', 'Source', 'Usual rhythm']}
      rows={product.reports.map(({name, audience, question, sources, rhythm}) => [
        name,
        audience,
        question,
        <Sources key={name} sources={sources} />,
        rhythm,
      ])}
    />
  );
}
