/** The page was served with it: in the browser there is nothing to do. */
export default function BaseUrlBanner(): null {
  return null;
}
