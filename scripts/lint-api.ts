import {lintApi} from './lint-contracts';
import {runCommand} from './run-command';

void runCommand(() => lintApi(process.argv.slice(2)));
