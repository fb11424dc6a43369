/** Where browsers find what they take a page over with. The releases are named because the state may be gone, and they are not. */
export const pageStateAddress = (hash: string, releasesInAddress: string): string =>
  `/__mfe/pages/${hash}?of=${releasesInAddress}`
