import {type Flow, toStates} from './flow';

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
        {
          lane: 'customer',
          does: 'Chooses the questions and opens it',
          reaches: toStates('assessment', 'in_progress'),
        },
        {lane: 'vendor', does: 'Read scope and due date'},
      ],
    },
    {
      name: 'Answered',
      acts: [
        {
          lane: 'vendor',
          does: 'Answer, attach evidence, submit',
          reaches: toStates('assessment', 'submitted'),
        },
      ],
    },
    {
      name: 'Reviewed',
      isLoop: true,
      acts: [
        {
          lane: 'customer',
          does: 'Reads, asks for changes',
          reaches: toStates('assessment', 'changes_requested'),
        },
        {
          lane: 'vendor',
          does: 'Change what was asked, submit again',
          reaches: toStates('assessment', 'submitted'),
        },
      ],
    },
    {
      name: 'Follow-up',
      acts: [
        {lane: 'customer', does: 'Closes it', reaches: toStates('assessment', 'closed')},
        {lane: 'vendor', does: 'Take over tasks for the gaps'},
      ],
    },
  ],
};
