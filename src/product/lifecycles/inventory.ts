import type {Lifecycle} from './lifecycle';

/** The lifecycles of what the company has: assets, bookmarks and the company profile. */
export const inventoryLifecycles: readonly Lifecycle[] = [
  {
    id: 'asset',
    name: 'Asset',
    entity: 'asset',
    initial: 'planned',
    states: [
      {id: 'planned', kind: 'new', meaning: 'It is decided or ordered, and not yet in service.'},
      {
        id: 'in_use',
        kind: 'active',
        meaning: 'It is in service.',
      },
      {
        id: 'retiring',
        kind: 'active',
        meaning: 'It is being replaced, and still patched.',
      },
      {
        id: 'disposed',
        kind: 'closed',
        meaning: 'It is gone; the record stays.',
        isFinal: true,
      },
    ],
    transitions: [
      {
        from: 'planned',
        to: 'in_use',
        when: 'it goes into service',
        by: 'asset owner or CISO',
        userTypes: ['ciso', 'member'],
        needs: 'owner, classification and criticality',
      },
      {
        from: 'planned',
        to: 'disposed',
        when: 'the plan is given up',
        by: 'asset owner or CISO',
        userTypes: ['ciso', 'member'],
      },
      {
        from: 'in_use',
        to: 'retiring',
        when: 'its replacement begins',
        by: 'asset owner or CISO',
        userTypes: ['ciso', 'member'],
      },
      {
        from: 'retiring',
        to: 'disposed',
        when: 'it has been wiped or returned',
        by: 'asset owner or CISO',
        userTypes: ['ciso', 'member'],
        needs: 'a verified task for wiping or returning it',
      },
    ],
  },
  {
    id: 'bookmark',
    name: 'Bookmark',
    entity: 'bookmark',
    initial: 'active',
    states: [
      {
        id: 'active',
        kind: 'active',
        meaning: 'Its reader can open the target.',
        editableBy: 'its owner',
      },
      {
        id: 'broken',
        kind: 'refused',
        meaning: 'The target is gone, or its reader can no longer read it.',
        editableBy: 'its owner',
      },
      {id: 'removed', kind: 'closed', meaning: 'It is no longer in the list.', isFinal: true},
    ],
    transitions: [
      {
        from: 'active',
        to: 'broken',
        when: 'the target is gone or becomes unreadable',
        by: 'CyberView',
        userTypes: [],
      },
      {
        from: 'broken',
        to: 'active',
        when: 'the target can be read again',
        by: 'CyberView',
        userTypes: [],
      },
      {
        from: 'active',
        to: 'removed',
        when: 'it is no longer wanted',
        by: 'its owner',
        userTypes: ['ciso', 'member', 'outsource'],
      },
      {
        from: 'broken',
        to: 'removed',
        when: 'it is no longer wanted',
        by: 'its owner',
        userTypes: ['ciso', 'member', 'outsource'],
      },
    ],
  },
  {
    id: 'company',
    name: 'Company profile',
    entity: 'company',
    initial: 'incomplete',
    states: [
      {
        id: 'incomplete',
        kind: 'waiting',
        meaning: 'Industry, size or security contact is missing.',
        editableBy: 'CISO',
      },
      {
        id: 'complete',
        kind: 'done',
        meaning: 'All three are set.',
        editableBy: 'CISO',
        isFinal: true,
      },
    ],
    transitions: [
      {
        from: 'incomplete',
        to: 'complete',
        when: 'the last missing field is set',
        by: 'CyberView',
        userTypes: [],
        needs: 'industry, employee band and security contact',
      },
    ],
  },
];
