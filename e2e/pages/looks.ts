import type { Screen } from './screens.ts'

export const themes = ['light', 'dark'] as const
export const languages = ['en', 'et', 'fr'] as const
export const widths = [
  { width: 1244, height: 900 },
  { width: 376, height: 800 },
  { width: 320, height: 640 },
] as const

/** Theme, language and width of a visit. */
export interface Look {
  theme: (typeof themes)[number]
  language: (typeof languages)[number]
  size: (typeof widths)[number]
}

/** All of them: 18. */
const everyLook: readonly Look[] = themes.flatMap((theme) =>
  languages.flatMap((language) => widths.map((size) => ({ theme, language, size }))),
)

/** The smallest choice that has every pair of theme, language and width: nine, since three languages meet three widths. */
export const pairedLooks: readonly Look[] = everyLook.filter(
  ({ language, size, theme }) =>
    (languages.indexOf(language) + widths.indexOf(size)) % themes.length === themes.indexOf(theme),
)

export interface Visit {
  screen: Screen
  look: Look
}

/**
 * Pages of one kind share their frame, components and styles, so together they are looked at in all paired looks and each in at least
 * one. `EVERY_LOOK=yes` looks at each page in all 18.
 */
export function visitsOf(screens: readonly Screen[], isEvery = process.env['EVERY_LOOK'] !== undefined): Visit[] {
  if (isEvery) return screens.flatMap((screen) => everyLook.map((look) => ({ screen, look })))
  return [...Map.groupBy(screens, kindOf).values()].flatMap((members) =>
    Array.from({ length: Math.max(members.length, pairedLooks.length) }, (_, index) => ({
      screen: members[index % members.length]!, // No group is empty.
      look: pairedLooks[index % pairedLooks.length]!, // It has nine.
    })),
  )
}

/** Pages of the same parts, by their visitor. The first pattern that matches counts. */
const kinds: readonly [Screen['visitor'], RegExp][] = [
  [
    'guest',
    /^\/(?:sign-|activation|recovery|verification|unsubscribe|stop-email-change|suspension|still-valid|newsletter|get-started)/,
  ],
  ['guest', /^\/(?:$|search|service-providers|compare|how-ranking-works)/],
  ['provider', /^\/(?:account|notifications)/],
]

const kindOf = ({ path, visitor }: Screen): string =>
  visitor + kinds.findIndex(([who, pattern]) => who === visitor && pattern.test(path))
