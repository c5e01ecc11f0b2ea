import type {ClientModule} from '@docusaurus/types';

import {LOADING_STATE_DELAY} from './delays';

import './progress-bar.css';

/** Milliseconds before the progress bar appears. */
const PROGRESS_BAR_DELAY = 1000;

function show(stage: 'loading' | 'slow'): void {
  document.documentElement.dataset.pageChange = stage;
}

let timers: readonly number[] = [];

/** Cancels the timers of all navigations, because a second one may start before the first has ended. */
function stopWaiting(): void {
  timers.forEach((timer) => window.clearTimeout(timer));
  timers = [];
}

const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    stopWaiting();
    if (previousLocation === null || location.pathname === previousLocation.pathname) return;
    timers = [
      window.setTimeout(() => show('loading'), LOADING_STATE_DELAY),
      window.setTimeout(() => show('slow'), PROGRESS_BAR_DELAY),
    ];
    return stopWaiting;
  },
  onRouteDidUpdate() {
    stopWaiting();
    delete document.documentElement.dataset.pageChange;
  },
};

export default progressBar;
