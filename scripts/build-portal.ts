import {buildSite} from './build-site';
import {runCommand} from './run-command';

void runCommand(buildSite);
