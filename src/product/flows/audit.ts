import {type Flow, toStates} from './flow';

/** An audit, from the assessment that the company prepares to the last re-test. */
export const audit: Flow = {
  id: 'audit',
  title: 'An audit step by step',
  lifecycle: 'assessment',
  record: 'assessment',
  lanes: [
    {id: 'company', name: 'Company', userTypes: ['ciso', 'member']},
    {id: 'auditor', name: 'Auditor', userTypes: ['auditor']},
  ],
  steps: [
    {
      name: 'Prepare',
      acts: [
        {lane: 'company', does: 'Creates the assessment', reaches: toStates('assessment', 'draft')},
      ],
    },
    {
      name: 'Open',
      acts: [
        {lane: 'company', does: 'Opens it', reaches: toStates('assessment', 'in_progress')},
        {lane: 'auditor', does: 'Compares the scope'},
      ],
    },
    {name: 'Sample', acts: [{lane: 'auditor', does: 'Chooses records'}]},
    {
      name: 'Request',
      acts: [
        {lane: 'auditor', does: 'Requests evidence'},
        {lane: 'company', does: 'Provides it', reaches: toStates('evidence', 'submitted')},
      ],
    },
    {
      name: 'Decide',
      acts: [
        {
          lane: 'auditor',
          does: 'Accepts or rejects it',
          reaches: toStates('evidence', 'accepted', 'rejected'),
          isEither: true,
        },
        {lane: 'company', does: 'Replaces what was rejected'},
      ],
    },
    {
      name: 'Submit',
      acts: [
        {
          lane: 'company',
          does: 'Submits the answers',
          reaches: toStates('assessment', 'submitted'),
        },
        {lane: 'auditor', does: 'Judges them'},
      ],
    },
    {
      name: 'Ask',
      isLoop: true,
      acts: [
        {
          lane: 'auditor',
          does: 'Asks for changes',
          reaches: toStates('assessment', 'changes_requested'),
        },
        {lane: 'company', does: 'Submits again', reaches: toStates('assessment', 'submitted')},
      ],
    },
    {
      name: 'Find',
      acts: [
        {lane: 'auditor', does: 'Raises findings', reaches: toStates('finding', 'open')},
        {
          lane: 'company',
          does: 'Plans the correction',
          reaches: toStates('finding', 'in_remediation'),
        },
      ],
    },
    {
      name: 'Close',
      acts: [
        {lane: 'auditor', does: 'Notes every result'},
        {lane: 'company', does: 'Closes it', reaches: toStates('assessment', 'closed')},
      ],
    },
    {
      name: 'Re-test',
      isLoop: true,
      acts: [
        {
          lane: 'company',
          does: 'Corrects the cause',
          reaches: toStates('finding', 'ready_for_review'),
        },
        {
          lane: 'auditor',
          does: 'Tests again',
          reaches: toStates('finding', 'closed', 'in_remediation'),
          isEither: true,
        },
      ],
    },
  ],
};
