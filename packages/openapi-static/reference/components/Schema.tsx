import {createContext, type ReactNode, useContext} from 'react';

import type {FieldNode, ItemNode, SchemaLink, SchemaNode} from '../schema-tree';
import {Facts} from './Facts';
import {Heading} from './Section';
import {Variants} from './Variants';

/** Nested fields are open down to here. */
const OPEN_DEPTH = 2;

export interface SchemaProps {
  readonly node: SchemaNode;
  /** Level of the headings of its fields. */
  readonly level: number;
  /** How many folds are around it. */
  readonly depth: number;
  /** What the schema describes, for the line that folds its fields; none where nothing folds. */
  readonly name?: string;
}

/** Whether the fields are of an answer: who writes a body must give what a reader of one finds. */
export const IsAnswer = createContext(false);

function Required(): ReactNode {
  return useContext(IsAnswer) ? <em>always present</em> : <strong>required</strong>;
}

interface FieldsProps {
  readonly fields: readonly FieldNode[];
  readonly level: number;
  readonly depth?: number;
}

/** The fields of an object, one below the other. */
export const Fields = ({fields, level, depth = 0}: FieldsProps): ReactNode => (
  <div className="api-fields">
    {fields.map(({name, anchor, isPattern, isRequired, schema}) => (
      <div className="api-field" id={anchor} key={anchor}>
        <div className="api-field-head">
          <Heading level={level} id={anchor} isInside>
            {isPattern ? <i>{name}</i> : <code>{name}</code>}
          </Heading>
          <span>{schema.type}</span>
          {isRequired && <Required />}
          {schema.badges.map((badge) => (
            <span className="api-badge" key={badge}>
              {badge}
            </span>
          ))}
        </div>
        {schema.title !== undefined && <p className="api-title">{schema.title}</p>}
        <Facts node={schema} />
        <Content node={schema} level={level + 1} depth={depth} name={name} />
      </div>
    ))}
  </div>
);

function FoldedFields({node: {fields}, level, depth, name}: SchemaProps): ReactNode {
  if (fields.length === 0) return null;
  if (name === undefined) return <Fields fields={fields} level={level} depth={depth} />;
  return (
    <details className="api-nested" open={depth < OPEN_DEPTH}>
      <summary>
        {fields.length === 1 ? '1 field' : `${fields.length} fields`} of <code>{name}</code>
      </summary>
      <Fields fields={fields} level={level} depth={depth + 1} />
    </details>
  );
}

/** Whether there is nothing to say about a value but its type. */
export function isBare({type, name, title, link, items, ...facts}: SchemaNode): boolean {
  if (title !== undefined || link !== undefined) return false;
  const isEmpty = Object.values(facts).every(({length}) => length === 0);
  return isEmpty && items.every(({schema}) => isBare(schema));
}

function Items({item: {label, schema}, ...props}: {item: ItemNode} & SchemaProps): ReactNode {
  if (isBare(schema)) return null;
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

const Link = ({link: {label, href, isRecursive}}: {link: SchemaLink}): ReactNode => (
  <p>
    {isRecursive ? 'Again ' : 'Fields: '}
    <a href={href}>{label}</a>
    {isRecursive && ', as shown above'}
  </p>
);

/** What a value contains: its fields, items and variants, or a link to where they are. */
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
