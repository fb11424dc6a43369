import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'

export function EditorBreadcrumbs({ page }: { page?: { guid: string; title: string } }) {
  const text = useText('mf-backoffice.pages')
  return (
    <BackofficeBreadcrumbs
      between={[
        { label: text('title'), href: paths.editorPages() },
        ...(page ? [{ label: page.title, href: paths.editorPage(page.guid) }] : []),
      ]}
    />
  )
}
