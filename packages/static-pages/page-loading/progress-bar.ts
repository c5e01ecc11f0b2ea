import type {ClientModule} from '@docusaurus/types';

import {LOADING_STATE_DELAY} from './delays';

import './progress-bar.css';

/** Milliseconds into a page change before the bar at the top shows. */
const PROGRESS_BAR_DELAY = 1000;

/** Sets the stage of a page change, for the stylesheet. */
function show(stage: 'loading' | 'slow'): void {
  document.documentElement.dataset.pageChange = stage;
}

let timers: readonly number[] = [];

/** Ends the wait of every page change that began: a second may begin before the first has ended. */
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
