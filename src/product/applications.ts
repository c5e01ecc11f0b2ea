import {access} from './access';
import {type ApplicationId, type ModuleId, moduleIds} from './ids';
import {type UserTypeId, userTypes} from './user-types';

export type {ApplicationId} from './ids';

/** One of the four places to sign in. All of them show the same records. */
interface Entry {
  readonly id: ApplicationId;
  readonly name: string;
  /** The route of its page. */
  readonly page: string;
  /** What people do in it, as a sentence. */
  readonly purpose: string;
  /** Why it leaves the other modules out, where it does, in sentences. */
  readonly leavesOutBecause?: string;
}

export interface Application extends Entry {
  /** The user types that sign in here and nowhere else. */
  readonly userTypes: readonly UserTypeId[];
  /** The modules that it shows: those of which its user types may read something. */
  readonly modules: readonly ModuleId[];
}

const entries: readonly Entry[] = [
  {
    id: 'cyberview',
    name: 'CyberView application',
    page: '/docs/system-applications/cyberview-application',
    purpose: 'The company runs its security programme here.',
  },
  {
    id: 'auditor',
    name: 'Auditor application',
    page: '/docs/system-applications/auditor-application',
    purpose: 'Auditors examine the programme here, from the opened engagement to the closed audit.',
    leavesOutBecause:
      'Bookmarks are personal. Auditors test exposures (vulnerabilities on assets) and tasks, not news.',
  },
  {
    id: 'supplier',
    name: 'Supplier application',
    page: '/docs/system-applications/supplier-application',
    purpose: 'External staff from suppliers do the work here that is assigned to them.',
    leavesOutBecause: 'Assigned work needs neither the company profile nor reports.',
  },
  {
    id: 'vendor',
    name: 'Vendor application',
    page: '/docs/system-applications/vendor-application',
    purpose: 'Vendors answer questionnaires here and say whether their products are affected.',
    leavesOutBecause:
      'A vendor speaks about its own product; the rating by the customer is internal.',
  },
];

export const applications: readonly Application[] = entries.map((entry) => {
  const types = userTypes.filter(({application}) => application === entry.id).map(({id}) => id);
  const isOpen = (module: ModuleId): boolean => types.some((id) => access[module][id] !== 'none');
  return {...entry, userTypes: types, modules: moduleIds.filter(isOpen)};
});
