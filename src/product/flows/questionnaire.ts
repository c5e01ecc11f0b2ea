import {type Flow, toActs, toStates} from './flow';

const customer = toActs('customer');
const vendor = toActs('vendor');

/** A questionnaire for a vendor, from the invitation to the follow-up. */
export const questionnaire: Flow = {
  id: 'questionnaire',
  title: 'A questionnaire step by step',
  lifecycle: 'assessment',
  record: 'questionnaire',
  lanes: [
    {id: 'vendor', name: 'You', userTypes: ['vendor']},
    {id: 'customer', name: 'Customer', userTypes: ['ciso', 'member']},
  ],
  steps: [
    {
      name: 'Invited',
      acts: [
        customer('Chooses the questions and opens it', toStates('assessment', 'in_progress')),
        vendor('Read scope and due date'),
      ],
    },
    {
      name: 'Answered',
      acts: [vendor('Answer, attach evidence, submit', toStates('assessment', 'submitted'))],
    },
    {
      name: 'Reviewed',
      isLoop: true,
      acts: [
        customer('Reads, asks for changes', toStates('assessment', 'changes_requested')),
        vendor('Change what was asked, submit again', toStates('assessment', 'submitted')),
      ],
    },
    {
      name: 'Follow-up',
      acts: [
        customer('Closes it', toStates('assessment', 'closed')),
        vendor('Take over tasks for the gaps'),
      ],
    },
  ],
};
