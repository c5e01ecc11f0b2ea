export {toRequest} from './case';
export {CASES} from './cases';
export {toActual, toExpected} from './expected';
export {isCommandInstalled, toEnvironment} from './process';
export {RUNNERS} from './runners';
export {type TestResponse, startServer} from './server';
