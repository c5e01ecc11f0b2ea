import type {ReactNode} from 'react';

import {
  formatMethod,
  groupByResource,
  type Operation,
  type Resource,
} from '@openapi-portal/openapi-model';
import type {IntroductionPage, ShownGroup} from '@openapi-portal/openapi-reference';
import {Heading} from '@openapi-portal/openapi-reference/components';

import {OperationList, ResourceRow} from './OperationRows';
import {FirstTagNote, formatCount, Pages, shorten, TagDescription} from './words';

/** Maximum number of operations that are all listed by title. More are arranged by resource and verb. */
const MOST_LISTED = 40;

/** Minimum number of operations for which readers get a field to find one. */
const LEAST_FOUND = 5;

/** Number of resources of a group that are shown before a fold. */
const MOST_RESOURCES = 6;

/** Maximum number of resources per operation. With more, the paths are not those of resources. */
const MOST_PER_OPERATION = 0.7;

type Layout = 'list' | 'grid';

interface GroupProps {
  readonly group: ShownGroup;
  readonly page: IntroductionPage;
  readonly layout: Layout;
}

const hasWords = ({cursor, label}: ShownGroup): boolean =>
  ['description', 'externalDocs'].some((key) => cursor?.has(key) === true) ||
  (cursor?.text('summary') ?? label) !== label;

/** Shows the resources of a group. If there are many of them and other groups, most are in a fold. */
function Resources({
  resources,
  page: {context, groups},
}: {
  readonly resources: readonly Resource[];
  readonly page: IntroductionPage;
}): ReactNode {
  const toRow = (resource: Resource): ReactNode => (
    <ResourceRow key={resource.path} resource={resource} context={context} />
  );
  const isFolded = groups.length > 1 && resources.length > MOST_RESOURCES + 2;
  const first = isFolded ? MOST_RESOURCES : resources.length;
  const rest = resources.slice(first);
  return (
    <>
      <ul className="api-resources">{resources.slice(0, first).map(toRow)}</ul>
      {rest.length > 0 && (
        <details className="api-rest">
          <summary>{formatCount(rest.length, 'more resource')}</summary>
          <ul className="api-resources">{rest.map(toRow)}</ul>
        </details>
      )}
    </>
  );
}

/** Lists the operations of an entry in `x-tagGroups`, each once, and of its tags. */
const listMerged = (group: ShownGroup): readonly Operation[] => [
  ...new Set([group, ...group.groups].flatMap(({operations}) => operations)),
];

const MergedTag = ({group}: {readonly group: ShownGroup}): ReactNode => (
  <div className="api-merged" id={group.anchor}>
    {hasWords(group) && <TagDescription group={group} />}
  </div>
);

function GroupTitle({group}: {readonly group: ShownGroup}): ReactNode {
  return (
    <Heading level={group.level} id={group.anchor}>
      {group.title}
      {group.kind !== undefined && <span className="api-badge">{group.kind}</span>}
    </Heading>
  );
}

function Group({group, page, layout}: GroupProps): ReactNode {
  const isMerged =
    layout === 'list' &&
    group.isTagGroup === true &&
    group.groups.every(({groups}) => groups.length === 0);
  const operations = isMerged ? listMerged(group) : group.operations;
  return (
    <section data-group={group.title}>
      <GroupTitle group={group} />
      <TagDescription group={group} />
      {isMerged && group.groups.map((one) => <MergedTag key={one.anchor} group={one} />)}
      {operations.length > 0 &&
        (layout === 'list' ? (
          <OperationList operations={operations} page={page} />
        ) : (
          <Resources resources={groupByResource(operations)} page={page} />
        ))}
      {!isMerged && <Groups groups={group.groups} page={page} layout={layout} />}
    </section>
  );
}

interface GroupsProps extends Pick<GroupProps, 'page' | 'layout'> {
  readonly groups: readonly ShownGroup[];
}

/** Returns the resource of a group that is shown as one row, without a heading. */
function findOnlyResource(group: ShownGroup): Resource | undefined {
  if (group.groups.length > 0 || group.kind !== undefined || hasWords(group)) return undefined;
  const [resource, ...others] = groupByResource(group.operations);
  return others.length === 0 ? resource : undefined;
}

function Groups({groups, page, layout}: GroupsProps): ReactNode {
  return groups.map((group) => {
    const resource = layout === 'grid' ? findOnlyResource(group) : undefined;
    if (resource === undefined)
      return <Group key={group.anchor} group={group} page={page} layout={layout} />;
    return (
      <ul className="api-resources" key={group.anchor}>
        <ResourceRow resource={resource} context={page.context} group={group} />
      </ul>
    );
  });
}

function countMethods(operations: readonly Operation[]): readonly (readonly [string, number])[] {
  const order = ['get', 'post', 'put', 'patch', 'delete'];
  const methods = [...new Set([...order, ...operations.map(({method}) => method)])];
  return methods
    .map((method) => [method, operations.filter((one) => one.method === method).length] as const)
    .filter(([, count]) => count > 0);
}

interface FindProps {
  readonly operations: readonly Operation[];
  readonly resources: number;
}

const Find = ({operations, resources}: FindProps): ReactNode => (
  <>
    <search className="api-find" aria-label="Operations">
      <label>
        <svg aria-hidden="true" width="20" height="20" fill="none" stroke="currentColor">
          <circle cx="8.5" cy="8.5" r="5.5" strokeWidth="1.5" />
          <path d="m12.5 12.5 4.5 4.5" strokeWidth="1.5" />
        </svg>
        <input
          type="search"
          placeholder="Word, path or operation id"
          aria-label="Find an operation"
          aria-keyshortcuts="f"
          autoComplete="off"
          spellCheck={false}
        />
        <kbd aria-hidden="true">F</kbd>
      </label>
      <div role="group" aria-label="Methods">
        {countMethods(operations).map(([method, count]) => (
          <button
            key={method}
            type="button"
            className={`api-method-${method}`}
            aria-pressed="false"
            data-method={formatMethod(method)}
          >
            {formatMethod(method)} <small>{count.toLocaleString('en')}</small>
          </button>
        ))}
      </div>
    </search>
    <p className="api-find-count" role="status" data-not-in-markdown="">
      {formatCount(operations.length, 'operation')}
      {resources > 0 && ` on ${formatCount(resources, 'resource')}`}
    </p>
  </>
);

const GridHead = (): ReactNode => (
  <div className="api-grid-head" aria-hidden="true">
    {['Resource', 'List', 'Create', 'Read', 'Update', 'Delete', 'Other'].map((title) => (
      <span key={title}>{title}</span>
    ))}
  </div>
);

/** Shows all operations: up to 40 as rows, more in a grid, with a preview of the one that the reader points at. */
export function OperationIndex({page}: {readonly page: IntroductionPage}): ReactNode {
  const {operations, context, tree} = page;
  const resources = groupByResource(operations).length;
  const isResourceful = resources <= operations.length * MOST_PER_OPERATION;
  const layout = operations.length > MOST_LISTED && isResourceful ? 'grid' : 'list';
  const own = tree.filter(({kind}) => kind === undefined);
  const marks = page.groups.filter(({kind}) => kind !== undefined);
  return (
    <section className="api-operations" data-previews={context.previews}>
      <h2 className="anchor" id="operations">
        Operations
      </h2>
      {operations.length >= LEAST_FOUND && (
        <Find operations={operations} resources={isResourceful ? resources : 0} />
      )}
      <FirstTagNote page={page} />
      <div className="api-operation-columns">
        <div>
          <div className={layout === 'grid' ? 'api-groups api-grid' : 'api-groups'}>
            {layout === 'grid' && <GridHead />}
            <Groups groups={own} page={page} layout={layout} />
          </div>
          {marks.map((group) => (
            <section key={group.anchor}>
              <GroupTitle group={group} />
              <TagDescription group={group} />
              <Pages
                pages={group.operations.map(({title, slug}) => ({
                  title: shorten(title),
                  href: `${context.basePath}/${slug}`,
                }))}
              />
            </section>
          ))}
        </div>
        {context.firstPreview !== undefined && (
          <aside
            className="api-preview"
            aria-label="Preview"
            data-not-in-markdown=""
            dangerouslySetInnerHTML={{__html: context.firstPreview}}
          />
        )}
      </div>
    </section>
  );
}
