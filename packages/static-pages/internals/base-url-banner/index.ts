import type {ComponentType} from 'react';

// The server puts the module `in-react` in its place.
import Banner from './in-browser';

/** Tells whoever opens the home page that the site is served at another path than it was built for. */
const BaseUrlBanner: ComponentType = Banner;

export default BaseUrlBanner;
