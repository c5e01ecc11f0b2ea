import {expect, it} from 'vitest';

import {buildNavbar} from './navbar';

const CISO = {label: 'Ciso API', route: 'docs/API/Ciso-API'};
const BOOKING = {label: 'Booking API', route: 'docs/API/Booking-API'};

const findEntry = (...apis: readonly (typeof CISO)[]) =>
  buildNavbar(apis).items.find(({label}) => label === 'API');

it('has a plain entry for a single API', () => {
  expect(findEntry(CISO)).toEqual({
    label: 'API',
    to: '/docs/API/',
    position: 'left',
    activeBaseRegex: '^/docs/API(/|$)',
  });
});

it('lists several APIs below their entry, which still links to the overview', () => {
  expect(findEntry(CISO, BOOKING)).toMatchObject({
    type: 'dropdown',
    to: '/docs/API/',
    items: [
      {label: 'Ciso API', to: '/docs/API/Ciso-API/'},
      {label: 'Booking API', to: '/docs/API/Booking-API/'},
    ],
  });
});
