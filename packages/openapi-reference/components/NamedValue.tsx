import type {ReactNode} from 'react';

import type {FieldNode} from '../schema-tree';
import {useMark, usePlain} from './Plain';
import {Heading} from './Section';

interface Props extends Pick<FieldNode, 'name' | 'anchor' | 'isPattern'> {
  readonly type?: string;
  readonly words?: readonly string[];
  readonly badges?: readonly string[];
  /** Heading level of the name. Without a level, the name is not a heading. */
  readonly level?: number;
  readonly facts: ReactNode;
  readonly children: ReactNode;
}

/** Order of fields in search results: request bodies, parameters, successful responses, then headers. */
const ORDER = [
  /^request-body\./,
  /^parameters\./,
  /^responses\.[123]/,
  /^error-headers\.|\.headers\./,
];

export function NamedValue(props: Props): ReactNode {
  const {name, anchor, isPattern, type, words = [], badges = [], level, facts, children} = props;
  const toMark = useMark();
  const title = isPattern ? <i>{name}</i> : <code>{name}</code>;
  const names = [type, ...words].filter(Boolean);
  if (usePlain()) {
    const order = ORDER.findIndex((pattern) => pattern.test(anchor));
    const all = [...names, ...badges].join(', ');
    return (
      <div
        id={anchor}
        {...toMark({kind: 'field', title: name, anchor, detail: type ?? '', names: [], order})}
      >
        <dt data-title="">
          {title} {all !== '' && <span>{all}</span>}
        </dt>
        <dd>{facts}</dd>
        <dd>{children}</dd>
      </div>
    );
  }
  return (
    <div className="api-field" id={anchor}>
      <div className="api-field-head">
        {level === undefined ? (
          title
        ) : (
          <Heading level={level} id={anchor} isInside>
            {title}
          </Heading>
        )}
        {names.length > 0 && <span>{names.join(', ')}</span>}
        {badges.map((badge) => (
          <span className="api-badge" key={badge}>
            {badge}
          </span>
        ))}
      </div>
      {facts}
      {children}
    </div>
  );
}

export const NamedValues = ({title, children}: {title?: string; children: ReactNode}): ReactNode =>
  usePlain() ? (
    <>
      {title !== undefined && <p>{title}</p>}
      <dl>{children}</dl>
    </>
  ) : (
    <div className="api-fields">
      {title !== undefined && <p className="api-group">{title}</p>}
      {children}
    </div>
  );
