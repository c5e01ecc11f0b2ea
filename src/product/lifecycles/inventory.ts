import type {LifecycleData} from './lifecycle';

/** The lifecycles of what the company has: assets, bookmarks and the company profile. */
export const inventoryLifecycles = {
  asset: {
    states: {
      planned: {kind: 'new', meaning: 'It is decided or ordered, and not yet in service.'},
      in_use: {kind: 'active', meaning: 'It is in service.'},
      retiring: {kind: 'active', meaning: 'It is being replaced, and still patched.'},
      disposed: {kind: 'closed', meaning: 'It is gone; the record stays.', isFinal: true},
    },
    transitions: {
      planned: {
        in_use: {
          when: 'it goes into service',
          by: 'asset owner or CISO',
          needs: 'owner, classification and criticality',
        },
        disposed: {when: 'the plan is given up', by: 'asset owner or CISO'},
      },
      in_use: {retiring: {when: 'its replacement begins', by: 'asset owner or CISO'}},
      retiring: {
        disposed: {
          when: 'it has been wiped or returned',
          by: 'asset owner or CISO',
          needs: 'a verified task for wiping or returning it',
        },
      },
    },
  },
  bookmark: {
    states: {
      active: {
        kind: 'active',
        meaning: 'Its reader can open the target.',
        editableBy: 'its owner; a shared one also a CISO',
      },
      broken: {
        kind: 'refused',
        meaning: 'The target is gone, or its reader can no longer open it.',
        editableBy: 'its owner; a shared one also a CISO',
      },
      removed: {kind: 'closed', meaning: 'It is no longer in the list.', isFinal: true},
    },
    transitions: {
      active: {
        broken: {when: 'the target is gone or becomes unreadable', by: 'CyberView'},
        removed: {when: 'it is no longer wanted', by: 'its owner, or a CISO where it is shared'},
      },
      broken: {
        active: {when: 'the target can be read again', by: 'CyberView'},
        removed: {when: 'it is no longer wanted', by: 'its owner, or a CISO where it is shared'},
      },
    },
  },
  company: {
    name: 'Company profile',
    states: {
      incomplete: {
        kind: 'waiting',
        meaning: 'Industry, size or security contact is missing.',
        editableBy: 'CISO',
      },
      complete: {kind: 'done', meaning: 'All three are set.', editableBy: 'CISO', isFinal: true},
    },
    transitions: {
      incomplete: {
        complete: {
          when: 'the last missing field is set',
          by: 'CyberView',
          needs: 'industry, employee band and security contact',
        },
      },
    },
  },
} satisfies LifecycleData;
