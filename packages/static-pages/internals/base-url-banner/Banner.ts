/** Renders nothing in the browser, because the server adds the script to the home page. */
export default function BaseUrlBanner(): null {
  return null;
}
