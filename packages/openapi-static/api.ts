/** One published API: a contract, and the pages that are made from it. */
export interface Api {
  /** The last segment of the path of its pages; its case is part of the route. */
  readonly id: string;
  /** What readers call it. */
  readonly label: string;
  /** The contract, relative to the site. */
  readonly contract: string;
  /** Where the pages of the user types stand that the contract names, from the site's root. */
  readonly userTypePages?: string;
  /**
   * The page, from the site's root, that explains each problem type under an anchor of the type's name; else
   * the introduction of the API does.
   */
  readonly errorsPage?: string;
}

/** Where the pages of an API are published, without slashes at either end. */
export const toRouteBasePath = ({id}: Pick<Api, 'id'>): string => `docs/API/${id}`;
