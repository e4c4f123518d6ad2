/** Returns a function that adds the base path to the relative URL of a file or page of the site. Others stay as they are. */
export const atBase =
  (basePath: string) =>
  (address: string): string =>
    /^(images|videos|retailer|category|data)\//.test(address) ? basePath + address : address
