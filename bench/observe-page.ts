/** Measurements that are taken in the page. Times are in milliseconds. */
export interface Observations {
  /** Time from the start of the navigation until the field is visible. */
  fieldVisible: number | undefined;
  /** Total blocking time: the part of each long task beyond 50 ms. */
  blockingTime: number;
  /** End of the last long task, relative to the start of the navigation. */
  lastLongTask: number;
  /** Sum of layout shifts without recent user input. */
  layoutShift: number;
}

export interface AwaitedField {
  readonly field: string;
  /** CSS selector of the operation, because other operations may have a field with the same name. */
  readonly within: string;
}

declare global {
  interface Window {
    bench: Observations;
  }
}

/**
 * Runs in the page before its own scripts, and waits for the field in all shadow trees. An element counts as the field
 * if its whole text is the name, and it is neither part of an example nor of a sentence.
 */
export function observePage({field, within}: AwaitedField): void {
  const LONGEST_LABEL = 40;
  const bench: Observations = {
    fieldVisible: undefined,
    blockingTime: 0,
    lastLongTask: 0,
    layoutShift: 0,
  };
  window.bench = bench;

  /** Removes the colon or asterisk that some peers append to names. */
  const toLabel = (text: string): string => text.replace(/[\s:*]+$/, '').trimStart();

  /** Returns true if a text node can be the end of the field's name. Peers split names so that they can wrap. */
  function isTail(text: string): boolean {
    const label = toLabel(text);
    return label !== '' && field.endsWith(label);
  }

  /** Returns true if the element is part of a sentence. */
  function isInProse({parentNode}: Element): boolean {
    const siblings = [...(parentNode?.childNodes ?? [])].filter((node) => node instanceof Text);
    return siblings.map(({data}) => data.trim()).join('').length > LONGEST_LABEL;
  }

  function isWithin(element: Element, selector: string): boolean {
    if (element.closest(selector) !== null) return true;
    const root = element.getRootNode();
    return root instanceof ShadowRoot && isWithin(root.host, selector);
  }

  const isField = (element: Element): boolean =>
    toLabel(element.textContent) === field &&
    isWithin(element, within) &&
    !isWithin(element, 'pre') &&
    !isInProse(element);

  // `checkVisibility` also detects closed `<details>` and hidden ancestors.
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
    element.getBoundingClientRect().width > 0;

  function hasVisibleField(root: Node): boolean {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.shadowRoot !== null && hasVisibleField(node.shadowRoot)) return true;
      } else if (node instanceof Text && isTail(node.data) && node.parentElement !== null) {
        if (isField(node.parentElement) && isVisible(node.parentElement)) return true;
      }
    }
    return false;
  }

  function look(): void {
    if (hasVisibleField(document)) bench.fieldVisible = performance.now();
    else requestAnimationFrame(look);
  }
  requestAnimationFrame(look);

  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries()) {
      bench.blockingTime += Math.max(0, duration - 50);
      bench.lastLongTask = startTime + duration;
    }
  }).observe({type: 'longtask', buffered: true});

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
      if (!entry.hadRecentInput) bench.layoutShift += entry.value;
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/** A type of the Layout Instability API that TypeScript's DOM library lacks. */
interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
