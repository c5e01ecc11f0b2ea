import type {ReactNode} from 'react';

import {toFragment} from '../anchors';
import {extractCommonParts} from '../common-fields';
import {isNamesOnly, SWITCH_LIMIT, type Variant, type VariantGroup} from '../schema-variants';
import {CodeList} from './Code';
import {Facts, Limits} from './Facts';
import {Content, Fields, type SchemaProps} from './Schema';
import {usePlain} from './Plain';
import {FoldHeading} from './Section';

const count = (words: string, {length}: VariantGroup['variants']): string =>
  length === 1 ? 'One variant' : `${words} ${length} variants`;

const TITLES: Readonly<Record<VariantGroup['keyword'], (group: VariantGroup) => string>> = {
  oneOf: ({variants}) => count('One of', variants),
  anyOf: ({variants}) => count('Any of', variants),
  not: () => 'Must not be',
  if: () => 'If the value is',
  then: () => 'Then it is also',
  else: () => 'Otherwise it is also',
  dependentSchemas: ({field}) => `With ${field} also`,
};

interface ChoiceProps {
  readonly variant: Variant;
  readonly discriminator: string | undefined;
}

interface VariantProps extends ChoiceProps, Pick<SchemaProps, 'level' | 'depth'> {
  readonly isOpen: boolean;
  /** Shared `name` of the `details` elements, so that opening one variant closes the others. */
  readonly group: string | undefined;
  readonly isLast: boolean;
}

function ChoiceWords({discriminator, variant: {chosenBy, isDefault}}: ChoiceProps): ReactNode {
  const isChosen = discriminator !== undefined && chosenBy.length > 0;
  return (
    <>
      {isChosen && (
        <span className="api-choice-field">
          if <code>{discriminator}</code> is <CodeList values={chosenBy} separator=" or " />
        </span>
      )}{' '}
      {isDefault && (
        <>
          <span className="api-choice-field">
            {chosenBy.length > 0 && 'or '}if no other is chosen
          </span>{' '}
        </>
      )}
    </>
  );
}

function VariantBlock(props: VariantProps): ReactNode {
  const {variant, discriminator, isOpen, group, isLast, level, depth} = props;
  const {label, anchor, schema} = variant;
  const type = schema.type !== label && <span className="api-type">{schema.type}</span>;
  const choice = <ChoiceWords discriminator={discriminator} variant={variant} />;
  const content = (
    <>
      {schema.title !== undefined && schema.title !== label && (
        <p className="api-title">{schema.title}</p>
      )}
      <Facts node={schema} />
      <Content node={schema} level={level + 1} depth={depth + 1} />
    </>
  );
  if (usePlain())
    return (
      <>
        <FoldHeading level={level}>{label}</FoldHeading>
        <p>
          {type}
          {type !== false && (variant.chosenBy.length > 0 || variant.isDefault) && ', '}
          {choice}
        </p>
        <div id={anchor}>{content}</div>
      </>
    );
  return (
    <details className="api-variant" data-last={isLast ? '' : undefined} name={group} open={isOpen}>
      <summary>
        <FoldHeading level={level} className="api-variant-name">
          {label}
        </FoldHeading>{' '}
        {choice}
        {type}
      </summary>
      <div id={anchor}>
        <a className="api-anchor" href={toFragment(anchor)} aria-label={`Link to ${label}`}>
          #
        </a>
        {content}
      </div>
    </details>
  );
}

export function Variants({group, level, depth}: {group: VariantGroup} & SchemaProps): ReactNode {
  const {discriminator} = group;
  const title = TITLES[group.keyword](group);
  const {common, notes, variants} = extractCommonParts(group.variants);
  if (isNamesOnly({...group, variants})) {
    return (
      <p className="api-label">
        {title}: {variants.map(({label}) => label).join('; ')}
      </p>
    );
  }
  const isSwitch = variants.length > 1 && variants.length <= SWITCH_LIMIT;
  return (
    <div>
      {common.length > 0 && <Fields fields={common} level={level} depth={depth} />}
      {notes.length > 0 && <Limits notes={notes} />}
      <p className="api-label">
        {title}
        {discriminator !== undefined && (
          <>
            , chosen by <code>{discriminator}</code>
          </>
        )}
      </p>
      <div className={isSwitch ? 'api-choice-switch' : undefined}>
        {variants.map((variant, index) => (
          <VariantBlock
            key={variant.anchor}
            variant={variant}
            discriminator={discriminator}
            isOpen={isSwitch ? index === 0 : depth === 0 && variants.length === 1}
            group={isSwitch ? variants[0]?.anchor : undefined}
            isLast={index === variants.length - 1}
            level={level}
            depth={depth}
          />
        ))}
      </div>
    </div>
  );
}
