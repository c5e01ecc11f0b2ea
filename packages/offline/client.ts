/** Milliseconds after which a page is taken for read, and the first visit is long over. */
const READ_AFTER = 3000;

/** Without the file, or without the worker, the site works as it does with them. */
const tell = (): unknown =>
  import('./tell-worker').then(({tellWorker}) => tellWorker()).catch(() => undefined);

/** Docusaurus calls this when a page has changed. */
export const onRouteDidUpdate = (): void => void setTimeout(tell, READ_AFTER);
