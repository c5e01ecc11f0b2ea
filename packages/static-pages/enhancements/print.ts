/** Buttons that print stand in served pages: one listener works all of them, on every page. */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    if ((target as Element).closest('[data-print]') !== null) print();
  });
}
