/** Names of the custom properties, for the styleguide and the tests; the values are in the style sheets beside. */
export const surfaces = ['bg', 'raised', 'sunken', 'neutral-tint', 'overlay', 'accent-tint'] as const
const inks = ['text', 'text-muted', 'link'] as const
const tintedTones = ['success', 'warning', 'danger'] as const
export const colors = [
  ...surfaces,
  ...inks,
  'border',
  'border-control',
  'solid',
  'solid-hover',
  'on-solid',
  'focus',
  ...tintedTones.flatMap((tone) => [tone, `${tone}-tint`]),
]
/** What a company may choose besides the portal's own: `data-palette` gives its accent to all that stands in the element. */
export const palettes = ['lagoon', 'forest', 'amber', 'brick', 'plum'] as const
export const paletteColors = ['accent-tint', 'link', 'solid', 'solid-hover'] as const
export const spaces = [2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80] as const
export const radii = ['control', 'card', 'dialog', 'full'] as const

/** A colour on the surface behind it and the contrast that WCAG AA asks for. */
export interface ContrastPair {
  ink: string
  surface: string
  least: 3 | 4.5
}

const textPairs = surfaces.flatMap((surface) => inks.map((ink): ContrastPair => ({ ink, surface, least: 4.5 })))
const solidPairs = ['solid', 'solid-hover', 'danger'].map((surface): ContrastPair => ({
  ink: 'on-solid',
  surface,
  least: 4.5,
}))
const tonePairs = tintedTones.flatMap((ink) =>
  [`${ink}-tint`, 'bg', 'raised', 'overlay'].map((surface): ContrastPair => ({ ink, surface, least: 4.5 })),
)
const tintTextPairs = tintedTones.map((tone): ContrastPair => ({ ink: 'text', surface: `${tone}-tint`, least: 4.5 }))
const edgePairs = ['border-control', 'focus', 'solid'].flatMap((ink) =>
  ['bg', 'raised', 'overlay'].map((surface): ContrastPair => ({ ink, surface, least: 3 })),
)

export const contrastPairs: ContrastPair[] = [...textPairs, ...solidPairs, ...tonePairs, ...tintTextPairs, ...edgePairs]
