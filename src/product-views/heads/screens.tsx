import type {ReactNode} from 'react';

import type {HeadId} from '../../product/heads';

import AccountList from './AccountList';
import Application from './Application';
import Controls from './Controls';
import Profile from './Profile';
import Questionnaire from './Questionnaire';
import Training from './Training';

type Screen = (props: {readonly at: string}) => ReactNode;

/** Screens that do not consist of a list and its selected record. */
export const ownScreens: Readonly<Partial<Record<HeadId, Screen>>> = {
  company: Profile,
  compliance: Controls,
  'cyberview-application': Application,
  university: Training,
  'user-administration': AccountList,
  'vendor-application': Questionnaire,
};
