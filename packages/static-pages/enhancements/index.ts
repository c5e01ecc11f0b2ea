/** What only script can do, on every page; one module of the client, because each costs every page some bytes. */
import './copy';

export {onRouteDidUpdate} from './table-scroll';

/** Buttons that print stand in served pages: one listener works all of them, on every page. */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    if ((target as Element).closest('[data-print]') !== null) print();
  });
}
