import {type Flow, toStates} from './flow';

/** The work of an external person, from the wish of the sponsor to the end of access. */
export const assignment: Flow = {
  id: 'assignment',
  title: 'External work from invitation to end',
  lifecycle: 'user',
  record: 'account',
  lanes: [
    {id: 'company', name: 'Sponsor and company', userTypes: ['ciso', 'member']},
    {id: 'outsource', name: 'External person', userTypes: ['outsource']},
  ],
  steps: [
    {name: 'Ask', acts: [{lane: 'company', does: 'Says who, for what, until when'}]},
    {
      name: 'Invite',
      acts: [{lane: 'company', does: 'Creates the account', reaches: toStates('user', 'invited')}],
    },
    {
      name: 'Enter',
      acts: [{lane: 'outsource', does: 'Follows the link', reaches: toStates('user', 'active')}],
    },
    {
      name: 'Prepare',
      acts: [
        {lane: 'company', does: 'Assigns courses'},
        {lane: 'outsource', does: 'Takes them'},
      ],
    },
    {
      name: 'Assign',
      acts: [
        {lane: 'company', does: 'Names the person', reaches: toStates('task', 'open')},
        {lane: 'outsource', does: 'Sees the task'},
      ],
    },
    {
      name: 'Work',
      isLoop: true,
      acts: [
        {lane: 'outsource', does: 'Works', reaches: toStates('task', 'in_progress', 'done')},
        {lane: 'company', does: 'Answers questions'},
      ],
    },
    {
      name: 'Verify',
      acts: [{lane: 'company', does: 'Verifies', reaches: toStates('task', 'verified')}],
    },
    {name: 'Review', acts: [{lane: 'company', does: 'Confirms the need'}]},
    {
      name: 'Hand over',
      acts: [
        {lane: 'outsource', does: 'Hands over'},
        {lane: 'company', does: 'Takes over'},
      ],
    },
    {
      name: 'End',
      acts: [
        {
          lane: 'company',
          does: 'Lets access end',
          reaches: toStates('user', 'expired', 'deleted'),
          isEither: true,
        },
      ],
    },
  ],
};
