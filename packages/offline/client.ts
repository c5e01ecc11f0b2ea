/** Milliseconds after which a page counts as read. The first visit's requests should have finished by then. */
const READ_AFTER = 3000;

/** If this chunk or the service worker is missing, the site works online as usual. */
const tell = (): unknown =>
  import(/* webpackChunkName: "offline" */ './report-visit')
    .then(({reportVisit}) => reportVisit())
    .catch(() => undefined);

export const onRouteDidUpdate = (): void => void setTimeout(tell, READ_AFTER);
