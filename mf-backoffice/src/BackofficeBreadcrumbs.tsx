import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { Breadcrumbs } from '@sild/ui'

/** The way back to the home of the back office, by the pages between. */
export function BackofficeBreadcrumbs({ between = [] }: { between?: readonly { href: string; label: string }[] }) {
  const text = useText('mf-backoffice')
  return (
    <Breadcrumbs label={text('breadcrumbs')} items={[{ href: paths.backoffice(), label: text('title') }, ...between]} />
  )
}
