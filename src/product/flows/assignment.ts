import {type Flow, toActs, toEither, toStates} from './flow';

const company = toActs('company');
const outsource = toActs('outsource');

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
    {name: 'Ask', acts: [company('Says who, for what, until when')]},
    {name: 'Invite', acts: [company('Creates the account', toStates('user', 'invited'))]},
    {name: 'Enter', acts: [outsource('Follows the link', toStates('user', 'active'))]},
    {name: 'Prepare', acts: [company('Assigns courses'), outsource('Takes them')]},
    {
      name: 'Assign',
      acts: [company('Names the person', toStates('task', 'open')), outsource('Sees the task')],
    },
    {
      name: 'Work',
      isLoop: true,
      acts: [
        outsource('Works', toStates('task', 'in_progress', 'done')),
        company('Answers questions'),
      ],
    },
    {name: 'Verify', acts: [company('Verifies', toStates('task', 'verified'))]},
    {name: 'Review', acts: [company('Confirms the need')]},
    {name: 'Hand over', acts: [outsource('Hands over'), company('Takes over')]},
    {name: 'End', acts: [company('Lets access end', toEither('user', 'expired', 'deleted'))]},
  ],
};
