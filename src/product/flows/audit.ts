import {type Flow, toActs, toEither, toStates} from './flow';

const auditor = toActs('auditor');
const company = toActs('company');

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
    {name: 'Prepare', acts: [company('Creates the assessment', toStates('assessment', 'draft'))]},
    {
      name: 'Open',
      acts: [
        company('Opens it', toStates('assessment', 'in_progress')),
        auditor('Compares the scope'),
      ],
    },
    {name: 'Sample', acts: [auditor('Chooses records')]},
    {
      name: 'Request',
      acts: [
        auditor('Requests evidence'),
        company('Provides it', toStates('evidence', 'submitted')),
      ],
    },
    {
      name: 'Decide',
      acts: [
        auditor('Accepts or rejects it', toEither('evidence', 'accepted', 'rejected')),
        company('Replaces what was rejected'),
      ],
    },
    {
      name: 'Submit',
      acts: [
        company('Submits the answers', toStates('assessment', 'submitted')),
        auditor('Judges them'),
      ],
    },
    {
      name: 'Ask',
      isLoop: true,
      acts: [
        auditor('Asks for changes', toStates('assessment', 'changes_requested')),
        company('Submits again', toStates('assessment', 'submitted')),
      ],
    },
    {
      name: 'Find',
      acts: [
        auditor('Raises findings', toStates('finding', 'open')),
        company('Plans the correction', toStates('finding', 'in_remediation')),
      ],
    },
    {
      name: 'Close',
      acts: [auditor('Notes every result'), company('Closes it', toStates('assessment', 'closed'))],
    },
    {
      name: 'Re-test',
      isLoop: true,
      acts: [
        company('Corrects the cause', toStates('finding', 'ready_for_review')),
        auditor('Tests again', toEither('finding', 'closed', 'in_remediation')),
      ],
    },
  ],
};
