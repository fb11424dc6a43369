import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { Breadcrumbs } from '@sild/ui'

export function EditorBreadcrumbs({ page }: { page?: { guid: string; title: string } }) {
  const text = useText('mf-backoffice')
  return (
    <Breadcrumbs
      label={text('pages.breadcrumbs')}
      items={[
        { label: text('title'), href: paths.backoffice() },
        { label: text('pages.title'), href: paths.editorPages() },
        ...(page ? [{ label: page.title, href: paths.editorPage(page.guid) }] : []),
      ]}
    />
  )
}
