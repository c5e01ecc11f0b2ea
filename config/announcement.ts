/** The announcement bar; a new `id` shows it again to readers who dismissed the last one. */
export const announcement = {
  id: 'ciso-api-1-0',
  content:
    'The Ciso API 1.0 covers the company profile and its users. <a href="/docs/API/Ciso-API/">Read its reference</a>.',
  isCloseable: true,
};
