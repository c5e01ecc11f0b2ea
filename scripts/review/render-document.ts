import {type Html, markup} from './html';

interface Head {
  readonly title: string;
  /** Relative path from this page to the root of the review: empty, or `../` for each level. */
  readonly up: string;
  readonly isRoot: boolean;
}

const renderWay = ({up}: Head): Html =>
  markup`<nav aria-label="Way back"><a href="${up}index.html">Review of the change</a></nav>`;

export const renderDocument = (head: Head, main: Html): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${head.isRoot ? head.title : `${head.title} – review of the change`}</title>
<link rel="stylesheet" href="${head.up}review.css">
</head>
<body>
${!head.isRoot && markup`<header>${renderWay(head)}</header>`}
<main>
${main}
</main>
</body>
</html>
`.text;
