/** Milliseconds after which a page is taken for read, and the first visit is long over. */
const READ_AFTER = 3000;

/** If this chunk or the service worker is missing, the site works online as usual. */
const tell = (): unknown =>
  import('./tell-worker').then(({tellWorker}) => tellWorker()).catch(() => undefined);

/** Docusaurus calls this when a page has changed. */
export const onRouteDidUpdate = (): void => void setTimeout(tell, READ_AFTER);
