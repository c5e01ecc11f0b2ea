import {createContext, Fragment, type ReactNode, useContext} from 'react';
import {capitalise} from '@openapi-portal/reports/text';

import {
  type FieldNode,
  isBare,
  type ItemNode,
  type SchemaLink,
  type SchemaNode,
} from '../schema-tree';
import {Facts} from './Facts';
import {NamedValue, NamedValues} from './NamedValue';
import {usePlain} from './Plain';
import {Variants} from './Variants';

/** Nested fields are expanded down to this depth. */
const OPEN_DEPTH = 2;

export interface SchemaProps {
  readonly node: SchemaNode;
  readonly level: number;
  readonly depth: number;
  /** Name of the value, for the summary of its collapsible fields. Without a name, the fields are not collapsible. */
  readonly name?: string;
}

/** Message that contains the fields, for the meaning of "required". Undefined on a schema page. */
export const Message = createContext<'request' | 'answer' | undefined>(undefined);

/** Fields that a message does not contain, such as read-only fields in a request. */
const LEFT_OUT = {
  request: {badge: 'read-only', words: 'Set by the server, not to be sent'},
  answer: {badge: 'write-only', words: 'Only sent in requests, never in an answer'},
} as const;

interface FieldProps {
  readonly field: FieldNode;
  readonly level: number;
  readonly depth: number;
  /** Words such as `required`, unless the heading above the fields contains them. */
  readonly need?: string;
  /** A further remark, such as `with 401, 403`. */
  readonly remark?: string;
}

const Field = ({
  field: {name, anchor, isPattern, schema, others = []},
  level,
  depth,
  need,
  remark,
}: FieldProps): ReactNode => (
  <NamedValue
    {...{name, anchor, isPattern, level}}
    type={schema.type}
    words={[need ?? '', remark ?? '']}
    badges={schema.badges}
    facts={
      <div>
        {others.map((other) => (
          <span key={other.anchor} id={other.anchor} />
        ))}
        {schema.title !== undefined && schema.title !== name && (
          <p className="api-title">{schema.title}</p>
        )}
        <Facts node={schema} />
      </div>
    }
  >
    <Content node={schema} level={level + 1} depth={depth} name={name} />
  </NamedValue>
);

const useNeeds = (): readonly [string, string] =>
  useContext(Message) === 'answer'
    ? ['always present', 'not always present']
    : ['required', 'optional'];

interface FieldsProps {
  readonly fields: readonly FieldNode[];
  readonly level: number;
  readonly depth?: number;
  readonly noun?: 'field' | 'header' | 'parameter';
  /** A further remark for each field, by index. */
  readonly remarks?: readonly string[];
}

const formatCount = ({length}: readonly FieldNode[], noun: string): string =>
  `${length} ${noun}${length === 1 ? '' : 's'}`;

interface GroupProps extends Pick<FieldsProps, 'fields'> {
  readonly title: string;
  readonly children: ReactNode;
}

const FoldedGroup = ({title, fields, children}: GroupProps): ReactNode =>
  usePlain() ? (
    children
  ) : (
    <details className="api-optional">
      <summary>
        {title} <code>{fields.map(({name}) => name).join(' ')}</code>
      </summary>
      {children}
    </details>
  );

/** Maximum number of optional fields that are expanded next to required fields. */
const OPTIONAL_LIMIT = 2;

export function Fields({
  fields,
  level,
  depth = 0,
  noun = 'field',
  remarks = [],
}: FieldsProps): ReactNode {
  const isPlain = usePlain();
  const needs = useNeeds();
  const message = useContext(Message);
  const leftOut = message && LEFT_OUT[message];
  const isLeftOut = ({schema}: FieldNode): boolean =>
    leftOut !== undefined && schema.badges.includes(leftOut.badge);
  const others = fields.filter(isLeftOut);
  const own = fields.filter((field) => !isLeftOut(field));
  const remarkOf = new Map(fields.map((field, index) => [field, remarks[index]]));
  const groups = [true, false].map((isRequired) =>
    own.filter((field) => field.isRequired === isRequired),
  );
  const isMixed = groups.every(({length}) => length > 0);
  // Fields below a group heading do not repeat whether they are required.
  const list = (group: readonly FieldNode[], need: string): ReactNode =>
    group.map((field) => (
      <Field
        key={field.anchor}
        field={field}
        level={level}
        depth={depth}
        need={isPlain || own.length === 1 ? need : undefined}
        remark={remarkOf.get(field)}
      />
    ));
  return (
    <NamedValues>
      {groups.map((group, index) => {
        const need = needs[index] ?? '';
        if (group.length === 0) return null;
        if (own.length === 1) return <Fragment key={need}>{list(group, need)}</Fragment>;
        const line = `${capitalise(need)}, ${formatCount(group, noun)}`;
        const isFolded =
          isMixed && index === 1 && message !== 'answer' && group.length > OPTIONAL_LIMIT;
        if (!isFolded) {
          return (
            <Fragment key={need}>
              {!isPlain && <p className="api-group">{line}</p>}
              {list(group, need)}
            </Fragment>
          );
        }
        return (
          <FoldedGroup key={need} title={line} fields={group}>
            {list(group, need)}
          </FoldedGroup>
        );
      })}
      {leftOut !== undefined && others.length > 0 && (
        <FoldedGroup title={`${leftOut.words}, ${formatCount(others, noun)}`} fields={others}>
          {list(others, isPlain ? leftOut.words.toLowerCase() : '')}
        </FoldedGroup>
      )}
    </NamedValues>
  );
}

function FoldedFields({node: {fields}, level, depth, name}: SchemaProps): ReactNode {
  const isPlain = usePlain();
  if (fields.length === 0) return null;
  if (name === undefined) return <Fields fields={fields} level={level} depth={depth} />;
  return (
    <details className="api-nested" open={depth < OPEN_DEPTH}>
      <summary data-unrecorded={isPlain ? '' : undefined}>
        {formatCount(fields, 'field')} of <code>{name}</code>
      </summary>
      <Fields fields={fields} level={level} depth={depth + 1} />
    </details>
  );
}

function Items({item, ...props}: {item: ItemNode} & SchemaProps): ReactNode {
  const {label, isInType, schema} = item;
  if (isInType && isBare(schema)) return null;
  return (
    <div className="api-items">
      <p className="api-label">
        {label}: <span className="api-type">{schema.type}</span> {schema.title}
      </p>
      <Facts node={schema} />
      <Content {...props} node={schema} />
    </div>
  );
}

const Link = ({link: {label, href, isRecursive, base}}: {link: SchemaLink}): ReactNode => (
  <p>
    {isRecursive ? 'Again ' : 'Fields: '}
    <a href={href} data-inside={base}>
      {label}
    </a>
    {isRecursive && ', as shown above'}
  </p>
);

export const Content = (props: SchemaProps): ReactNode => (
  <>
    {props.node.link !== undefined && <Link link={props.node.link} />}
    <FoldedFields {...props} />
    {props.node.items.map((item) => (
      <Items key={item.label} item={item} {...props} />
    ))}
    {props.node.variants.map((group, index) => (
      <Variants key={index} group={group} {...props} />
    ))}
  </>
);
