import type {ReactNode} from 'react';

import {moduleIcons} from '../../icons';
import {type ApplicationId, applications} from '../../product/applications';
import {moduleGroups, modules} from '../../product/modules';
import {company, people, type PersonName} from '../../product/running-example';
import {userTypes} from '../../product/user-types';

import {findById} from '../find';
import {Callout} from './parts';

const toInitials = (name: string): string => name.replaceAll(/\B\w+|\s/g, '');

function findApplication(name: PersonName): ApplicationId {
  const {userType = 'ciso'} = people.find((person) => person.name === name) ?? {};
  return findById(userTypes, userType).application;
}

interface NavigationProps {
  readonly of: ApplicationId;
  readonly isNumbered: boolean;
}

function Navigation({of, isNumbered}: NavigationProps): ReactNode {
  const {modules: shown} = findById(applications, of);
  return (
    <div className="window-navigation">
      {isNumbered && <Callout of={2} />}
      {moduleGroups.map(({id: group, question}) => (
        <div key={group}>
          <small>{question}</small>
          {modules
            .filter((module) => module.group === group && shown.includes(module.id))
            .map(({id, name}) => (
              <div key={id}>
                <span className={`icon ${moduleIcons[id]}`} />
                {name}
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}

interface Props {
  readonly seenBy: PersonName;
  /** True to show the list of modules on the left, which would be confusing next to a page's sidebar. */
  readonly hasNavigation?: boolean | undefined;
  /** True to number the areas of the window for a list of explanations. */
  readonly isNumbered?: boolean;
  readonly children: ReactNode;
}

export default function Window(props: Props): ReactNode {
  const {seenBy, hasNavigation = false, isNumbered = false, children} = props;
  const application = findApplication(seenBy);
  return (
    <div className="window">
      <div className="window-header">
        <strong>
          {isNumbered && <Callout of={1} />} {company.displayName}
        </strong>
        {application === 'cyberview' ? (
          <span className="window-search">Key, CVE ID or words</span>
        ) : (
          <span>{findById(applications, application).name}</span>
        )}
        {isNumbered && (
          <span className="window-menu">
            <Callout of={2} /> Menu
          </span>
        )}
        <span className="window-person">
          <span className="window-initials">{toInitials(seenBy)}</span>
          <span>{seenBy}</span>
        </span>
      </div>
      <div className="window-body">
        {hasNavigation && <Navigation of={application} isNumbered={isNumbered} />}
        <div className="window-content">{children}</div>
      </div>
    </div>
  );
}
