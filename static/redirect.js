// Leads on from an address that a page had, with what came behind it; without script, the page's `refresh` does.
const {href} = document.querySelector('link[rel=canonical]');
location.replace(/[?#]/.test(href) ? href : href + location.search + location.hash);
