/**
 * Addresses of this remote, without the locale prefix. Addresses of other remotes are in `@sild/paths`; add those there
 * that others link to.
 */
export const ownPaths = {
  template: () => '/template',
}
