/** The handle by which a sub-application moves the main application's router (HTTP-12). */

export interface RouterHandle {
  /**
   * @param path of the main router
   * @throws {TypeError} when the path is no text
   */
  readonly push: (path: string) => void;
}

/**
 * @param navigate moves the main router
 * @returns what is handed to a sub-application, whose calls nobody type-checks
 */
export function routerHandle(navigate: (path: string) => void): RouterHandle {
  return {
    push: (path: unknown) => {
      if (typeof path !== 'string' || path === '') {
        throw new TypeError('The parameter path must be a string path of mainRouter, e.g. /order/list');
      }
      navigate(path);
    },
  };
}
