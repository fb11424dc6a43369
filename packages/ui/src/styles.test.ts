/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = import.meta.dirname
const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
const modules = globSync('**/*.module.css', { cwd: folder }).toSorted()
const tokens = globSync('tokens/*.css', { cwd: folder })
  .filter((path) => !path.includes('module'))
  .map(read)
  .join('\n')

/** Set by react-aria on the popover, and by the story of the tokens. */
const setByScript = ['--trigger-width', '--token']
const declared = (css: string): string[] => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name ?? '')
const used = (css: string): string[] => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '')
const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name ?? ''))
const components = globSync('**/*.tsx', { cwd: folder }).map((path) => ({ path, source: read(path) }))
/** Classes of a sheet that a component asks for, by whichever name it imports the sheet. */
function classesNamed(component: (typeof components)[number], sheet: string): string[] {
  const imports = component.source.matchAll(/import \* as (\w+) from '([^']+\.module\.css)'/g)
  const own = [...imports].find(([, , from = '']) => join(dirname(component.path), from) === sheet)
  if (!own) return []
  return [...component.source.matchAll(new RegExp(`\\b${own[1]}\\.(\\w+)`, 'g'))].map(([, name]) => name ?? '')
}
const withoutUrls = (css: string): string => css.replaceAll(/url\("[^"]*"\)/g, '')

describe.each(modules)('%s', (path) => {
  const css = withoutUrls(read(path))

  it('is in the layer of the components', () => {
    expect(css.trimStart()).toMatch(/^@layer ui \{/)
  })

  it('uses only tokens and properties of its own', () => {
    const known = new Set([...declared(tokens), ...declared(css), ...setByScript])
    expect(used(css).filter((name) => !known.has(name))).toEqual([])
  })

  it('takes its colours from the tokens', () => {
    const literals = css.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/gi) ?? []
    expect(path.startsWith('rating/') ? [] : literals, 'only the stars of a rating have a colour of their own').toEqual(
      [],
    )
  })

  it('turns with the direction of the text', () => {
    expect(
      css.match(
        /(?<!area-)(?:margin|padding|border|inset)-(?:left|right|top|bottom)|^\s*(?:left|right|top|bottom|width|height|min-width|max-width):/gm,
      ),
    ).toBeNull()
  })

  it('queries its container and not the window for its width', () => {
    expect(css.match(/@media[^{]*\b(?:width|height)\b/g)).toBeNull()
  })

  it('has every class that its components name', () => {
    const classes = classesOf(css)
    const named = components.flatMap((component) => classesNamed(component, path))
    expect(named).not.toEqual([])
    expect(named.filter((name) => !classes.has(name))).toEqual([])
  })
})
