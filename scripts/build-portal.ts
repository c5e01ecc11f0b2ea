import {buildSite} from './build-site';
import {runCommand} from './report';

void runCommand(buildSite);
