import { useLocation, useNavigation } from '@sild/router'
import { useIntl } from '@sild/shell-api'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import * as css from './NextPage.module.css'

/**
 * The pending navigation: a line, and the skeleton of the next page over the current one. Styles delay it for quick
 * ones.
 */
export function NextPage() {
  const intl = useIntl()
  const { pathname } = useLocation()
  const next = useNavigation().location
  if (!next) return null
  return (
    <>
      <div role="progressbar" aria-label={intl.formatMessage({ id: 'shell.loading' })} className={css.line} />
      {next.pathname !== pathname && (
        <div className={css.page}>
          <PageSkeleton />
        </div>
      )}
    </>
  )
}
