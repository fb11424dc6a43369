/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colors, contrastPairs, paletteColors, palettes, spaces } from './tokens.ts'

const colorSheet = readFileSync(new URL('color.css', import.meta.url), 'utf8')
const palettesSheet = readFileSync(new URL('palettes.css', import.meta.url), 'utf8')
const scaleSheet = readFileSync(new URL('scale.css', import.meta.url), 'utf8')
const themes = ['light', 'dark'] as const

type Theme = (typeof themes)[number]

function colorOf(name: string, theme: Theme, sheet = colorSheet): string {
  const found = new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(sheet)
  return found?.[themes.indexOf(theme) + 1] ?? ''
}

/** As it is within an element of the palette: what that does not have comes from outside. */
function colorInPalette(palette: string, name: string, theme: Theme): string {
  const [, rule = ''] = new RegExp(`\\[data-palette='${palette}'\\] \\{([^}]*)`).exec(palettesSheet) ?? []
  return colorOf(name, theme, rule) || colorOf(name, theme)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((one, other) => one - other)
  return (lighter + 0.05) / (darker + 0.05)
}

describe('tokens', () => {
  it('are light on paper, in every theme', () => {
    // After the themes, which are as specific.
    const [, printed = ''] = colorSheet.split(/@media print \{/)
    expect(printed).toMatch(/^\s*:root,\s*\[data-theme\] \{\s*color-scheme: light;\s*\}/)
    expect(printed).not.toMatch(/\[data-theme='/)
  })

  it('measure contrast as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it.each(colors)('have a light and a dark value for %s', (name) => {
    expect(colorOf(name, 'light')).toMatch(/^#/)
    expect(colorOf(name, 'dark')).toMatch(/^#/)
  })

  const cases = themes.flatMap((theme) => contrastPairs.map((pair) => ({ theme, ...pair })))
  it.each(cases)('$ink on $surface reaches $least in the $theme theme', ({ theme, ink, surface, least }) => {
    expect(contrast(colorOf(ink, theme), colorOf(surface, theme))).toBeGreaterThanOrEqual(least)
  })

  describe.each(palettes)('of the palette %s', (palette) => {
    it.each(themes)('have an accent of their own in the %s theme', (theme) => {
      for (const name of paletteColors) expect(colorInPalette(palette, name, theme)).not.toBe(colorOf(name, theme))
    })
    it.each(cases)('keep $least for $ink on $surface in the $theme theme', ({ theme, ink, surface, least }) => {
      const [first, second] = [colorInPalette(palette, ink, theme), colorInPalette(palette, surface, theme)]
      expect(contrast(first, second)).toBeGreaterThanOrEqual(least)
    })
  })

  it.each(spaces)('name the distance of %i pixels by its size at the default text size', (pixels) => {
    expect(scaleSheet).toContain(`--space-${pixels}: ${pixels / 16}rem;`)
  })
})
