/** Addresses of this remote, without the locale prefix. Those of others come from `@sild/paths`; what others link to belongs there too. */
export const ownPaths = {
  template: () => '/template',
}
