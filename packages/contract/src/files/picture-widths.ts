/** In pixels: an uploaded picture comes in each of these, as `?w=96`, beside as it was uploaded. */
export const pictureWidths = [96, 192, 480, 960, 1440] as const
