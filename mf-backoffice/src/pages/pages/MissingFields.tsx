import { useText } from '@sild/shell-api'
import { Notice } from '@sild/ui'

/** Missing fields of a page, with links to them. */
export function MissingFields({ missing }: { missing: readonly string[] }) {
  const text = useText('mf-backoffice.pages')
  const nameOf = (path: string): string => {
    const [part = '', second = '', third = '', fourth = ''] = path.split('.')
    if (part === 'texts') return `${text(`field.${third}`)} (${text(`language.${second}`)})`
    if (part === 'speakers' || part === 'agenda')
      return [text(part), Number(second) + 1, fourth && text(`language.${fourth}`)].filter(Boolean).join(' ')
    return text(`field.${part}`)
  }
  if (missing.length === 0) return null
  return (
    <Notice tone="info" title={text('missing.title')}>
      <ul>
        {missing.map((path) => (
          <li key={path}>{nameOf(path)}</li>
        ))}
      </ul>
    </Notice>
  )
}
