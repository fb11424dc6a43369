import { expect, it } from 'vitest'
import { codeOf, isNode, nodesOf, parse, read, type SyntaxNode } from './sources.ts'

const components = codeOf('{shell,mf-*}/src/**/*.tsx', 'packages/{ui,shell-api,dialogs}/src/**/*.tsx')
const remotesAndShell = codeOf('{shell,mf-*}/src/**/*.{ts,tsx}')

/** Attributes that are read out or shown. */
const spoken = ['alt', 'aria-label', 'aria-description', 'label', 'title', 'placeholder', 'description', 'hint', 'text']
/** A path of the repository is the same in every language. */
const isPath = (text: string): boolean => /^[\w-]+(?:\/[\w-]+)*\/$/.test(text)
const hasWords = (text: unknown): boolean => typeof text === 'string' && /\p{L}{2}/u.test(text) && !isPath(text.trim())

function findings(paths: readonly string[], look: (node: SyntaxNode) => string | false | null | undefined): string[] {
  return paths.flatMap((path) =>
    [...nodesOf(parse(path))].flatMap((node) => {
      const found = look(node)
      return found ? [`${path}: ${found}`] : []
    }),
  )
}
const attribute = (node: SyntaxNode): { name: string; value: SyntaxNode | undefined } | null =>
  node.type === 'JSXAttribute' && isNode(node['name'])
    ? { name: String(node['name']['value']), value: isNode(node['value']) ? node['value'] : undefined }
    : null
const textOf = (node: SyntaxNode | undefined): unknown => {
  if (node?.type === 'JSXExpressionContainer') return textOf(node['expression'] as SyntaxNode) // What a container holds.
  if (node?.type === 'StringLiteral') return node['value']
  return node?.type === 'TemplateLiteral' ? (node['quasis'] as { cooked: string }[])[0]?.cooked : undefined
}

it('no element contains words: users of every language read it, so they are a message', () => {
  const words = findings(components, (node) => {
    if (node.type === 'JSXText' && hasWords(node['value'])) return String(node['value']).trim()
    const given = attribute(node)
    return (
      given &&
      spoken.includes(given.name) &&
      hasWords(textOf(given.value)) &&
      `${given.name}="${String(textOf(given.value))}"`
    )
  })
  expect(words).toEqual([])
})

it('HTML is written in one place for readers and in one for editors, which get it sanitised: render <SanitisedHtml> instead', () => {
  const writers = findings(components, (node) => attribute(node)?.name === 'dangerouslySetInnerHTML' && 'writes HTML')
  expect(writers.toSorted()).toEqual([
    'mf-backoffice/src/pages/pages/SanitisedHtml.tsx: writes HTML',
    'mf-content/src/SanitisedHtml.tsx: writes HTML',
  ])
})

it('no element has a style attribute, which the content security policy refuses: write a class', () => {
  expect(findings(components, (node) => attribute(node)?.name === 'style' && 'style')).toEqual([])
})

it('a dot between facts ends a line and never begins one: a no-break space is before it', () => {
  const loose = findings(components, (node) => {
    const text = node.type === 'JSXText' ? node['value'] : textOf(node)
    return typeof text === 'string' && /(?:^|[^\u00a0])·/.test(text) && text.trim()
  })
  expect(loose).toEqual([])
})

it('addresses come from @sild/paths, or from src/paths.ts of the remote itself, so that links follow a page', () => {
  const pathsOfRoutes = remotesAndShell.filter(
    (path) => !/^mf-[^/]+\/src\/(?:routes\.tsx|paths\.ts)$|^shell\/src\/routes\.tsx$/.test(path),
  )
  const written = findings(pathsOfRoutes, (node) => {
    const text = textOf(node)
    return typeof text === 'string' && /^\/[a-z]/.test(text) && text
  })
  expect(written).toEqual([])
})

it('texts of a part come from useText', () => {
  const own =
    /const (\w+) = \((\w+): string(?:, values\??: [^)]*)?\) =>\s*intl\.formatMessage\(\s*\{ id: `[^`]*\.\$\{\2\}` \}(?:, values)?\s*\)/
  const found = remotesAndShell.filter((path) => read(path).includes('= useIntl()') && own.test(read(path)))
  // It is given the texts of another document.
  expect(found).toEqual(['mf-search/src/pages/search/NothingFound.tsx'])
})
