import type {Page} from '@playwright/test';

/** A window whose animation frames are blocked until `letGo` is called. */
interface HeldWindow {
  letGo: () => void;
  docusaurus?: {readonly preload?: unknown};
}

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

export const letFramesGo = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as HeldWindow).letGo());
