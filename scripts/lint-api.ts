import {lintApi} from './lint-named-contracts';
import {runCommand} from './run-command';

void runCommand(() => lintApi(process.argv.slice(2)));
