import type {Page} from '@playwright/test';

/** Frames are held back until the test lets them go. */
interface HeldWindow {
  letGo: () => void;
  docusaurus?: {readonly preload?: unknown};
}

/** Keeps the browser from telling the page that it is about to be painted. */
export const holdFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const held: FrameRequestCallback[] = [];
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => held.push(callback);
    (window as unknown as HeldWindow).letGo = () => {
      window.requestAnimationFrame = ask;
      held.forEach((callback) => ask(callback));
    };
  });

export const hasStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as HeldWindow).docusaurus?.preload !== undefined);

/** Lets the page be painted, and with it everything that waits for that. */
export const letFramesGo = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as HeldWindow).letGo());
